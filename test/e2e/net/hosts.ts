// Two hosts on one cable that leads nowhere else: network namespaces, each with its own loopback. A namespace lives as long as the
// process that holds it, and that ends with its standard input: nothing is left behind when a test dies.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SERVER = join(process.cwd(), 'src', 'cli', 'serve.mjs')
const PORT = 8080
const ROOT = process.getuid?.() === 0
// why: not everybody's path leads to `ip`
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` }

export interface Host {
  /** on the cable */
  readonly ip: string
  /** Serves a folder on this host's own loopback: its address. */
  serve(folder: string): Promise<string>
  /** Makes a script that starts a program on this host; what it is given and prints passes through. */
  starter(program: string, script: string): Promise<string>
}

/** Two hosts and how to end them; throws where this machine allows none. */
export async function twoHosts(): Promise<{ hosts: [Host, Host]; end: () => void }> {
  const running: ChildProcess[] = []
  const end = () => {
    for (const child of running) child.kill('SIGKILL')
  }
  const start = async ([command = '', ...args]: string[], cwd = process.cwd()) => {
    const child = spawn(command, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] })
    running.push(child)
    const failed = new Promise<never>((_, fail) => {
      let why = ''
      child.stderr.on('data', (piece) => {
        why += piece
      })
      child.on('error', fail)
      child.on('close', () => fail(new Error(why.trim() || `${command} ended`)))
    })
    failed.catch(() => {})
    await Promise.race([once(child.stdout, 'data'), failed])
    return child.pid ?? 0
  }
  const held = ['--net', 'sh', '-c', 'ip link set lo up && echo up && exec cat']
  const inside = (pid: number) => [
    ...['nsenter', '--target', String(pid), ...(ROOT ? [] : ['--user', '--preserve-credentials'])],
    ...['--net', '--'],
  ]
  const hostOf = (pid: number, ip: string): Host => ({
    ip,
    async serve(folder) {
      await start([...inside(pid), process.execPath, SERVER, '.', String(PORT)], folder)
      return `http://127.0.0.1:${PORT}/`
    },
    async starter(program, script) {
      await writeFile(script, `#!/bin/sh\nexec ${inside(pid).join(' ')} '${program}' "$@"\n`)
      await chmod(script, 0o755)
      return script
    },
  })
  try {
    const a = await start(['unshare', ...(ROOT ? [] : ['--user', '--map-root-user']), ...held])
    const b = await start([...(ROOT ? [] : inside(a)), 'unshare', ...held])
    const ip = (pid: number, words: string) => {
      const [command = '', ...args] = [...inside(pid), 'ip', ...words.split(' ')]
      execFileSync(command, args, { env, stdio: 'pipe' })
    }
    const hosts: [Host, Host] = [hostOf(a, '10.77.0.11'), hostOf(b, '10.77.0.12')]
    ip(a, `link add cable type veth peer name cable netns ${b}`)
    for (const [i, pid] of [a, b].entries()) {
      ip(pid, `address add ${hosts[i]?.ip}/24 dev cable`)
      ip(pid, 'link set cable up')
    }
    return { hosts, end }
  } catch (error) {
    end()
    throw error
  }
}
