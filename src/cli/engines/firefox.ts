// SpiderMonkey, in a Firefox that opens a page of this process: the page fetches what to evaluate and posts what came out.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { firefox as firefoxProgram } from '../program.ts'
import { EVALUATE, missing, type Session, Waiting } from './session.ts'

const PAGE = `<!doctype html><meta charset="utf-8"><title>logs</title><script src="/script.js"></script><script>
const evaluate = ${EVALUATE}
const next = async (answer) => (await fetch('/next', { method: 'POST', body: answer })).text()
const work = async () => { for (let code = await next(''); ; code = await next(evaluate(code))); }
work().catch(() => close())
</script>`

// why: Firefox else takes the locale of its own words; a page may count, or wait, for long; a browser nobody asks any more must end
const PREFERENCES = `user_pref("dom.max_script_run_time", 0);
user_pref("network.http.response.timeout", 86400);
user_pref("dom.allow_scripts_to_close_windows", true);
user_pref("intl.regional_prefs.use_os_locales", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
`

export function firefox(script: string, folder: string, env: NodeJS.ProcessEnv): Session {
  const command = firefoxProgram()
  if (!command) return missing('Firefox could not be installed (package firefox-esr)')
  let browser: ChildProcess | undefined
  /** the page, when it waits for work */
  let idle: ServerResponse | undefined
  let work = ''
  const waiting = new Waiting('Firefox')
  const hand = () => {
    if (!idle || !work) return
    idle.end(work)
    idle = undefined
    work = ''
  }

  const server = createServer(async (request, response) => {
    // why: the page may count for longer than either side keeps a connection
    response.setHeader('connection', 'close')
    if (request.method === 'POST') {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const text = Buffer.concat(chunks).toString('utf8')
      idle = response
      if (text !== '') waiting.take(text)
      return hand()
    }
    const isScript = request.url === '/script.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? readFileSync(script) : PAGE)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const profile = mkdtempSync(join(folder, 'profile-'))
    writeFileSync(join(profile, 'user.js'), PREFERENCES)
    browser = spawn(command, ['--headless', '--no-remote', '--profile', profile, address], {
      stdio: 'ignore',
      env: { ...env, HOME: profile },
    })
    browser.on('error', (error) => waiting.end(error.message))
    browser.on('close', (code, signal) => waiting.end(`Firefox ended with ${signal ?? code}`))
  })

  return {
    evaluate: (code) =>
      waiting.start(() => {
        work = code
        hand()
      }),
    close() {
      browser?.kill('SIGKILL')
      server.closeAllConnections()
      server.close()
      waiting.end('closed')
    },
  }
}
