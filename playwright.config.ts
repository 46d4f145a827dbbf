import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './src/cli/chromium.mjs'

// why: a port of its own for each run lets two runs stand side by side; the workers inherit it
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000))
// why: a build beside dist/ can be tested while dist/ is made anew
process.env.E2E_DIST ??= 'dist'
const address = `http://127.0.0.1:${process.env.E2E_PORT}/`

const chromium = findChromium()
const phone = {
  ...devices['Pixel 7'],
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
}

// why: whole matches take minutes; a title that holds @long runs in `npm run soak -- --what browser`, one with @bench in
// `npm run bench`
const short = process.env.E2E_BENCH
  ? { grep: /@bench/ }
  : { grepInvert: process.env.E2E_LONG ? /@bench/ : /@long|@bench/ }

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  reporter: 'list',
  use: { baseURL: address, locale: 'en-GB', screenshot: 'only-on-failure' },
  projects: [
    { name: 'small phone', ...short, use: { ...phone, viewport: { width: 360, height: 640 } } },
    // a test whose title holds @sizes runs at this size too in the long run, one with @tall always
    {
      name: 'tall phone',
      ...short,
      grep: process.env.E2E_LONG ? /@sizes|@tall/ : /@tall/,
      use: { ...phone, viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `node src/cli/serve.mjs ${process.env.E2E_DIST} ${process.env.E2E_PORT}`,
    url: address,
    reuseExistingServer: false,
    timeout: 20_000,
  },
})
