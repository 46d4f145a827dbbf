import { fileURLToPath } from 'node:url'
import preact from '@preact/preset-vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { sharedWorker } from './src/cli/ai-worker.ts'
import { tightData } from './src/cli/card-data.ts'
import { smallFont } from './src/cli/font.ts'
import { cardIcons } from './src/cli/icons.ts'
import { fetchedLater } from './src/cli/later.ts'
import { policy } from './src/cli/policy.ts'

/** What a match always needs of the engine. The AI's worker loads it too: nothing in it may touch the page. */
const ENGINE = /src\/engine\/(?!text\/|schema|further|words\/(?:damage|mill|token|if)\.)/
/** The play layer and the shared table, without its screen and what comes after it stands. */
// why not the screen: a chunk that is asked for by name and imported by others too loses its names
const TABLE =
  /src\/(?:engine\/text\/fill|play\/(?!record|sentences)|ui\/press|ui\/(?:table|card)\/(?!screen|late\.|keyboard|swap|log\.|motion|art\.|sheets|panels|face)[a-z-]+\.tsx?$)/

/** Words and pictures that come after the table stands: three games say much alike. */
const EXTRAS =
  /src\/(?:games\/\w+\/(?:words\/(?:log|reasons)|text|sentences)|games\/(?:legends\/terms|lastland\/(?:terms|words\/prompts))|ui\/table\/\w+\/(?:extras|art|choice|due|facets|facts|woodcut|motion))/

// why: signatures of our own are for plain-http addresses alone, and those have no service worker (src/net/keys.ts)
const ignored = ['**/plain-keys-*.js']
const scripts: string[] = []

export default defineConfig({
  // why: a relative base and hash routes let the same files be served from any folder
  base: './',
  resolve: {
    alias: {
      'webrtc-adapter': fileURLToPath(new URL('src/net/no-adapter.ts', import.meta.url)),
      'peerjs-js-binarypack': fileURLToPath(new URL('src/net/no-packing.ts', import.meta.url)),
    },
  },
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: {
      // why: a browser without it loads the same files, one after another
      polyfill: false,
      // why: a worker has no page in which to announce what it will load
      resolveDependencies: (_file, needed, { hostId }) => (/\/worker-/.test(hostId) ? [] : needed),
    },
    rollupOptions: {
      output: {
        // why: pictures have a budget of their own (src/cli/size.mjs)
        chunkFileNames: (chunk) =>
          `assets/${chunk.name.includes('card-icons') ? 'art/' : ''}[name]-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          // why: what always loads together packs better as one
          groups: [
            { name: 'engine', test: ENGINE },
            { name: 'table', test: TABLE },
            // why: three books on the same things in two languages say much alike
            { name: 'rulebooks', test: /src\/(?:games\/\w+\/rulebook|engine\/text\/rulebook)/ },
            { name: 'extras', test: EXTRAS },
            // why: page and worker both load with it, and whatever lies beside it would come along
            { name: 'loading', test: /vite\/preload-helper/ },
            // why: the decoder has a budget of its own too
            { name: 'qr-decoder', test: /node_modules\/zxing-wasm/ },
          ],
        },
      },
    },
  },
  plugins: [
    preact(),
    cardIcons('src/games'),
    sharedWorker(),
    smallFont(),
    tightData(),
    policy(),
    fetchedLater(ignored, scripts),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,webp,json,webmanifest,woff2,wasm}'],
        globIgnores: ignored,
        importScripts: scripts,
        cleanupOutdatedCaches: true,
      },
      manifest: {
        name: 'Futari',
        short_name: 'Futari',
        description: 'Card games for two, on the phone itself',
        start_url: '.',
        scope: '.',
        display: 'standalone',
        theme_color: '#110f1f',
        background_color: '#110f1f',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
  ],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    exclude: ['test/e2e/**', 'node_modules/**'],
    testTimeout: 30_000,
    // why: by itself it leaves one of two cores idle
    maxWorkers: 2,
  },
})
