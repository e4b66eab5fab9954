import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { SERVER_PATHS } from './src/wire/server-paths.ts';
import { serviceWorker } from './tools/service-worker.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.SKERRY_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), serviceWorker(here('public'))],
  resolve: {
    alias: {
      '$data/skye': here('../src/skerry/games/skye/pieces/data'),
      '$data/cats': here('../src/skerry/games/cats/pieces/data'),
    },
    // Tests mount components as in a browser.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  server: {
    fs: {
      allow: [
        here('.'),
        here('../src/skerry/games/skye/pieces/data'),
        here('../src/skerry/games/cats/pieces/data'),
      ],
    },
    proxy: {
      ...Object.fromEntries(
        SERVER_PATHS.map((path) => [path, { target: server, ws: path === '/live' }]),
      ),
      // GET shows a page; POST sends a record to the server.
      '/replay': {
        target: server,
        bypass: ({ method, url }) => (method === 'POST' ? undefined : url),
      },
    },
  },
  build: {
    target: 'es2022',
    // The server's policy allows no inlined fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: here('index.html'), sw: here('src/sw/sw.ts') },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // Styles are not processed, but tests may read them.
    css: { include: [/\?raw$/] },
  },
});
