import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { ahead } from './plugins/ahead.ts';
import { packed } from './plugins/packed.ts';
import { sentences } from './plugins/sentences.ts';
import { shell } from './plugins/shell.ts';

// `npm run dev` asks a running `lamplighter serve` for everything under /api.
const server = `http://127.0.0.1:${process.env.LAMPLIGHTER_PORT ?? '8000'}`;

// What the first page and a table need, but for the boards and the languages.
const CLIENT = /node_modules\/(svelte|esm-env|clsx|@fluent)\/|web\/src\/(App|main|app|live|sentences|table|boards\/portraits|boards\/[a-z]+\.ts|pages\/(Home|Table|Lost|Street|Choice|GameChoice|Emblem|MoreWishes)|rules\/RulesButton)/;

// What a table runs as soon as it is loaded. A browser that heeds the hint reads all of it while it loads, beside everything
// else, instead of each function when it is first called, one after the other.
const AT_ONCE = ['client', 'pocket', 'london'];

export default defineConfig({
  plugins: [svelte(), sentences(), ahead(), shell(), packed()],
  resolve: { alias: { $src: fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    // Where the service looks for its client, and where the wheel takes it from.
    outDir: '../src/lamplighter/server/site',
    emptyOutDir: true,
    target: 'es2022',
    // The content policy allows files of this site only: nothing may become a data: address or an inline script.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One sheet and one file for all that the first page and a table need: a board is painted after few requests.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'client', test: CLIENT }] },
        postBanner: ({ name }) => (AT_ONCE.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
    // Samples for bench.html may lie anywhere: SAMPLES=/some/folder npm run dev
    fs: { allow: ['..', ...(process.env.SAMPLES ? [process.env.SAMPLES] : [])] },
  },
});
