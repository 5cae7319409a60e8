/**
 * Lets Node run the client's modules as they are: `node --import ./tests/loading.ts`. Imports without an ending, modules
 * with runes and the catalogues are what the bundler understands and Node does not.
 */
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileModule } from 'svelte/compiler';
import { sentences } from '../plugins/sentences.ts';

const SOURCES = new URL('../src/', import.meta.url).href;
const CATALOGUES = 'virtual:sentences/';
const ENDINGS = ['', '.ts', '/index.ts'];

type Load = (this: { addWatchFile(path: string): void }, id: string) => string;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith(CATALOGUES)) return { url: specifier, shortCircuit: true };
    if (!specifier.startsWith('.') || !context.parentURL?.startsWith('file:')) return next(specifier, context);
    const url = new URL(specifier, context.parentURL).href;
    const ending = ENDINGS.find((one) => /\.\w+$/.test(url + one) && existsSync(fileURLToPath(url + one)));
    return ending === undefined ? next(specifier, context) : { url: url + ending, shortCircuit: true };
  },
  load(url, context, next) {
    if (url.startsWith(CATALOGUES)) {
      const source = (sentences().load as Load).call({ addWatchFile: () => undefined }, `\0${url}`);
      return { format: 'module', source, shortCircuit: true };
    }
    if (!url.startsWith(SOURCES) || !url.endsWith('.ts')) return next(url, context);
    const code = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    // Compiled as for a server: what is state is a plain value, and nothing waits for a page to be drawn.
    const source = url.endsWith('.svelte.ts') ? compileModule(code, { filename: fileURLToPath(url), generate: 'server' }).js.code : code;
    return { format: 'module', source, shortCircuit: true };
  },
});
