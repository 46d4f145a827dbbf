// Firefox as it is installed, over WebDriver BiDi: Playwright's own driver wants a Firefox of its own making.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import WebSocket from 'ws'
import { firefox } from '../../../src/cli/program.ts'
import type { Runs } from './ground.ts'

const PREFERENCES = {
  // the camera is there and allowed
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  // why: one window covers another, and what is covered would run late
  'dom.min_background_timeout_value': 4,
  'dom.timeout.enable_budget_timer_throttling': false,
}

interface Answer {
  id?: number
  type: string
  message?: string
  result?: {
    context?: string
    type?: string
    result?: { value?: string }
    exceptionDetails?: { text: string }
  }
}

export interface Firefox {
  /** A window of its own. */
  open: (address: string) => Promise<Runs>
  close: () => Promise<void>
}

/** Undefined where there is none and none can be installed. */
export async function startFirefox(): Promise<Firefox | undefined> {
  const program = firefox()
  if (!program) return undefined
  const home = await mkdtemp(join(tmpdir(), 'futari-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    (entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});\n`,
  )
  await writeFile(join(home, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0', 'about:blank']
  const running = spawn(program, args, {
    env: { ...process.env, HOME: home },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(running, 'exit')
  const close = async () => {
    running.kill('SIGKILL')
    await ended
    await rm(home, { recursive: true, maxRetries: 5, retryDelay: 200 })
  }
  try {
    const socket = new WebSocket(`${await addressOf(createInterface(running.stderr))}/session`)
    await once(socket, 'open')
    const send = commands(socket)
    await send('session.new', { capabilities: {} })
    return { open: (address) => openWindow(send, address), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function addressOf(said: AsyncIterable<string>): Promise<string> {
  for await (const line of said) {
    const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('Firefox ended')
}

type Send = (method: string, params: object) => Promise<NonNullable<Answer['result']>>

function commands(socket: WebSocket): Send {
  let last = 0
  const open = new Map<number, (answer: Answer) => void>()
  socket.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data))
    if (answer.id) open.get(answer.id)?.(answer)
  })
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last
      open.set(id, ({ result, message }) => {
        open.delete(id)
        if (result) resolve(result)
        else reject(new Error(`${method}: ${message}`))
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
}

async function openWindow(send: Send, address: string): Promise<Runs> {
  const { context } = await send('browsingContext.create', { type: 'window' })
  await send('browsingContext.navigate', { context, url: address, wait: 'complete' })
  const evaluate = async <R>(run: (given: string) => R, given?: string): Promise<Awaited<R>> => {
    const call = `(${run})(${JSON.stringify(given)})`
    const { result, exceptionDetails } = await send('script.evaluate', {
      expression: `Promise.resolve(${call}).then((value) => JSON.stringify(value))`,
      awaitPromise: true,
      target: { context },
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return JSON.parse(result?.value ?? 'null')
  }
  // why: addresses are hidden from a page that has no camera
  await evaluate(async () => {
    const eye = document.createElement('video')
    eye.srcObject = await navigator.mediaDevices.getUserMedia({ video: true })
    document.body.append(eye)
  })
  return { evaluate }
}
