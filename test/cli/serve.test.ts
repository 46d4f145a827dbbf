import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { fileFor, serve } from '../../src/cli/serve.mjs'
import { signal } from '../../src/cli/signalling.mjs'

test('a request never leaves the folder', () => {
  const root = resolve('dist')
  expect(fileFor('dist', '/')).toBe(join(root, 'index.html'))
  expect(fileFor('dist', '/assets/a.js?x=1')).toBe(join(root, 'assets', 'a.js'))
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/a%00',
    '/%',
    '/../dist2/x',
  ]) {
    expect(fileFor('dist', path), path).toBeUndefined()
  }
})

test('files are served with their type, and the missing is a 404', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'futari-serve-'))
  writeFileSync(join(folder, 'app.webmanifest'), '{}')
  const server = await serve(folder, 0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const found = await fetch(`${address}/app.webmanifest`)
  expect([found.status, found.headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
  expect((await fetch(`${address}/nothing`)).status).toBe(404)
  expect((await fetch(`${address}/app.webmanifest`, { method: 'POST' })).status).toBe(404)
})

test('files go out packed, in the best way that the browser names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'futari-serve-'))
  const text = 'counter '.repeat(1_000)
  writeFileSync(join(folder, 'app.js'), text)
  writeFileSync(join(folder, 'icon.png'), text)
  const server = await serve(folder, 0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = async (file: string, accepted: string) => {
    const found = await fetch(`${address}/${file}`, { headers: { 'accept-encoding': accepted } })
    return [found.headers.get('content-encoding'), await found.text()]
  }
  expect(await get('app.js', 'gzip, deflate, br')).toEqual(['br', text])
  expect(await get('app.js', 'br;q=0, gzip')).toEqual(['gzip', text])
  expect(await get('app.js', 'identity')).toEqual([null, text])
  expect(await get('icon.png', 'br')).toEqual([null, text])
  const later = 'changed '.repeat(1_000)
  writeFileSync(join(folder, 'app.js'), later)
  utimesSync(join(folder, 'app.js'), 1, 1)
  expect(await get('app.js', 'br')).toEqual(['br', later])
})

test('signalling stands beside the files: it lets phones in, and nonsense does not end it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'futari-serve-'))
  writeFileSync(join(folder, 'index.html'), 'the app')
  const server = await serve(folder, 0, '127.0.0.1', { beside: signal })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true })
  })
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await (await fetch(`http://${address}/`)).text()).toBe('the app')
  expect(await (await fetch(`http://${address}/peer`)).json()).toMatchObject({ name: 'PeerJS Server' })
  expect((await fetch(`http://${address}/peer/peerjs/peers`)).status).toBe(401)
  expect((await fetch(`http://${address}/peerless`)).status).toBe(404)

  const enter = async (id: string) => {
    const socket = new WebSocket(`ws://${address}/peer/peerjs?key=peerjs&id=${id}&token=${id}`)
    const [first] = await once(socket, 'message')
    return { socket, first: JSON.parse(String(first)) }
  }
  const { socket, first } = await enter('one')
  expect(first).toEqual({ type: 'OPEN' })
  socket.send('nonsense')
  socket.send(JSON.stringify({ type: 'OFFER', dst: 'two', payload: 'x'.repeat(100_000) }))
  await once(socket, 'close')
  expect((await enter('two')).first).toEqual({ type: 'OPEN' })
})
