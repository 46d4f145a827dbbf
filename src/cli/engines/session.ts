// An engine that evaluates the script, and the ways to one: a program of the shell, found or installed.

import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { program } from '../program.ts'

export type Answer =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: string }

/** What was opened: evaluates expressions whose value is a text, beside the script. */
export interface Session {
  evaluate(code: string): Promise<Answer>
  close(): void
}

/** A locale of the C library and a zone, as an environment names them. */
export interface Place {
  readonly locale: string
  readonly zone: string
}

export interface Engine {
  readonly name: string
  /** `folder` is the session's own to write in */
  open(script: string, folder: string): Session
}

/** For one answer. A busy machine takes ten times what an idle one does. */
const TIME_LIMIT_MS = 900_000

/** The one answer that is waited for, until it comes, is late, or the engine ends. */
export class Waiting {
  private readonly engine: string
  private ended = ''
  private resolve: ((answer: Answer) => void) | undefined
  private limit: NodeJS.Timeout | undefined

  constructor(engine: string) {
    this.engine = engine
  }

  start(ask: () => void): Promise<Answer> {
    return new Promise((resolve) => {
      this.resolve = resolve
      this.limit = setTimeout(
        () => this.end(`${this.engine} did not answer in ${TIME_LIMIT_MS / 1000} s`),
        TIME_LIMIT_MS,
      )
      if (this.ended) this.settle({ ok: false, why: this.ended })
      else ask()
    })
  }

  /** What EVALUATE came to. */
  take(text: string): void {
    this.settle(text.startsWith('ok ') ? { ok: true, text: text.slice(3) } : { ok: false, why: text })
  }

  end(why: string): void {
    this.ended ||= why
    this.settle({ ok: false, why })
  }

  private settle(answer: Answer): void {
    clearTimeout(this.limit)
    this.resolve?.(answer)
    this.resolve = undefined
  }
}

/** A function of the engine: from code to what `take` understands, in one line. */
export const EVALUATE =
  '(code) => { try { return "ok " + (0, eval)(code) } catch (error) { return ("error " + error).replace(/\\s+/g, " ") } }'

/** The environment that puts a program in the place. */
export const environment = ({ locale, zone }: Place): NodeJS.ProcessEnv => ({
  ...process.env,
  TZ: zone,
  LANG: locale,
  LC_ALL: locale,
  LANGUAGE: '',
})

/** The same with the locale made for the C library, for programs that ask it. */
export function madeEnvironment(place: Place, folder: string): NodeJS.ProcessEnv {
  const locales = join(folder, 'locales')
  mkdirSync(locales, { recursive: true })
  const [source = '', charset = 'UTF-8'] = place.locale.split('.')
  // why: without it the program would say that it has another locale, and the run that it has too few
  if (program([`/usr/share/i18n/locales/${source}`], ['locales']))
    spawnSync('localedef', ['-i', source, '-f', charset, join(locales, place.locale)], { stdio: 'ignore' })
  return { ...environment(place), LOCPATH: locales }
}

/** A program that reads code by the line, and answers each in a line. */
export function shell(name: string, command: string, args: string[], env: NodeJS.ProcessEnv): Session {
  const waiting = new Waiting(name)
  const child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'pipe'] })
  let faults = ''
  createInterface({ input: child.stdout }).on('line', (line) => waiting.take(line))
  child.stderr.on('data', (chunk) => {
    faults = `${faults}${chunk}`.slice(-2_000)
  })
  // why: what it says on the other stream tells more than a pipe that is closed
  child.stdin.on('error', () => {})
  child.on('error', (error) => waiting.end(error.message))
  child.on('close', (code, signal) => waiting.end(faults.trim() || `${name} ended with ${signal ?? code}`))
  return {
    evaluate: (code) => waiting.start(() => child.stdin.write(`${code}\n`)),
    close() {
      child.kill('SIGKILL')
      waiting.end('closed')
    },
  }
}

/** An engine that is not there. */
export const missing = (why: string): Session => ({
  evaluate: () => Promise.resolve({ ok: false, why }),
  close() {},
})
