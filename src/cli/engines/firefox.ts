// SpiderMonkey, in a Firefox that opens a page of this process: the page fetches what to evaluate and posts what came out.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Answer, missing, program, type Session, TIME_LIMIT_MS } from './session.ts'

const PAGE = `<!doctype html><meta charset="utf-8"><title>logs</title><script src="/script.js"></script><script>
(async () => {
  let answer = ''
  for (;;) {
    const asked = await fetch('/next', { method: 'POST', body: answer })
    try { answer = 'ok ' + (0, eval)(await asked.text()) } catch (error) { answer = 'error ' + error }
  }
})()
</script>`

/** why the locales: else Firefox has that of its own words. The time-outs: a page may count, or wait, for long. */
const PREFERENCES = `user_pref("dom.max_script_run_time", 0);
user_pref("network.http.response.timeout", 86400);
user_pref("intl.regional_prefs.use_os_locales", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
`

export function firefox(script: string, folder: string, env: NodeJS.ProcessEnv): Session {
  const command = program(['/usr/bin/firefox-esr', '/usr/bin/firefox'], ['firefox-esr', 'firefox'])
  if (!command) return missing('Firefox could not be installed (package firefox-esr)')
  let browser: ChildProcess | undefined
  /** the page, when it waits for work */
  let idle: ServerResponse | undefined
  let work: { code: string; resolve: (answer: Answer) => void; limit: NodeJS.Timeout } | undefined
  let broken = ''

  const settle = (answer: Answer) => {
    clearTimeout(work?.limit)
    work?.resolve(answer)
    work = undefined
  }
  const fail = (why: string) => {
    broken ||= why
    settle({ ok: false, why })
  }
  const hand = () => {
    if (!idle || !work) return
    idle.end(work.code)
    idle = undefined
  }

  const server = createServer(async (request, response) => {
    // why: the page may count for longer than either side keeps a connection
    response.setHeader('connection', 'close')
    if (request.method === 'POST') {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const text = Buffer.concat(chunks).toString('utf8')
      if (text !== '')
        settle(text.startsWith('ok ') ? { ok: true, text: text.slice(3) } : { ok: false, why: text })
      idle = response
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
    browser.on('error', (error) => fail(error.message))
    browser.on('close', (code, signal) => fail(`Firefox ended with ${signal ?? code}`))
  })

  return {
    evaluate: (code) =>
      new Promise((resolve) => {
        if (broken) return resolve({ ok: false, why: broken })
        const late = () => fail(`Firefox did not answer in ${TIME_LIMIT_MS / 1000} s`)
        work = { code, resolve, limit: setTimeout(late, TIME_LIMIT_MS) }
        hand()
      }),
    close() {
      browser?.kill('SIGKILL')
      server.closeAllConnections()
      server.close()
    },
  }
}
