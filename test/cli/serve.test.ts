import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileFor, serve } from '../../src/cli/serve.mjs'

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
