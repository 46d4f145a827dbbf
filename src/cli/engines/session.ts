// An engine that evaluates the script, and the ways to one: a program of the shell, found or installed.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

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
export const TIME_LIMIT_MS = 900_000

const aptGet = (...args: string[]) =>
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2] }).status === 0

/** The program at one of the places, installed from one of the packages when it is not there. */
export function program(places: readonly string[], packages: readonly string[]): string | undefined {
  const find = () => places.find((place) => existsSync(place))
  const found = find()
  if (found) return found
  aptGet('update')
  for (const name of packages) {
    if (aptGet('install', '-y', '--no-install-recommends', name) && find()) break
  }
  return find()
}

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

/** Starts the program anew for each answer; `args` makes its arguments. */
export function shell(
  command: string,
  args: (script: string, code: string) => string[],
  script: string,
  env: NodeJS.ProcessEnv,
): Session {
  const started = new Set<ReturnType<typeof spawn>>()
  const evaluate = (code: string) =>
    new Promise<Answer>((resolve) => {
      const child = spawn(command, args(script, code), {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: TIME_LIMIT_MS,
      })
      started.add(child)
      const out: Buffer[] = []
      const faults: Buffer[] = []
      child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
      child.stderr.on('data', (chunk: Buffer) => faults.push(chunk))
      child.on('error', (error) => resolve({ ok: false, why: error.message }))
      child.on('close', (code, signal) => {
        started.delete(child)
        const text = Buffer.concat(out).toString('utf8').trim()
        if (code === 0) return resolve({ ok: true, text })
        const why = Buffer.concat(faults).toString('utf8').trim() || text
        resolve({ ok: false, why: why || `ended with ${signal ?? code}` })
      })
    })
  return {
    evaluate,
    close() {
      for (const child of started) child.kill('SIGKILL')
    },
  }
}

/** An engine that is not there. */
export const missing = (why: string): Session => ({
  evaluate: () => Promise.resolve({ ok: false, why }),
  close() {},
})
