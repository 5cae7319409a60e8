/**
 * The module `virtual:sentences/<language>`: the sentences that the client uses, as one text.
 *
 * They come from the catalogues of the whole project, which hold much that only the terminal says. What stays: keys that
 * begin like those of the client, keys that stand as a string in its sources, and what these refer to. A sentence that a
 * language lacks is taken from English here, so that a browser loads one language only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const LOCALES = join(ROOT, '../src/lamplighter/locales');
const MODULE = 'virtual:sentences/';
const OURS = /^(web|name|list|or|level)-/;
/** A message or term: its key at the beginning of a line, and the indented lines below. */
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*/gm;
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/g;
const LITERAL = /['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)['"`]/g;

/** The rooms of a language's catalogue. */
function rooms(language: string): string[] {
  const folder = join(LOCALES, language);
  return readdirSync(folder).filter((name) => name.endsWith('.ftl')).map((name) => join(folder, name));
}

function entries(language: string): [string, string][] {
  const text = rooms(language).map((path) => `${readFileSync(path, 'utf8')}\n`).join('\n');
  return [...text.matchAll(ENTRY)].map((match) => [match[1]!, `${match[0].trimEnd()}\n`]);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Keys written out in the sources of the client. */
function named(): Set<string> {
  const keys = new Set<string>();
  for (const path of sources(join(ROOT, 'src'))) {
    for (const match of readFileSync(path, 'utf8').matchAll(LITERAL)) keys.add(match[1]!);
  }
  return keys;
}

function catalogue(language: string): string {
  const all = new Map([...entries('en'), ...entries(language)]);
  const literal = named();
  const wanted = [...all.keys()].filter((key) => OURS.test(key) || literal.has(key));
  const kept = new Set<string>();
  while (wanted.length) {
    const key = wanted.pop()!;
    const text = all.get(key);
    if (text === undefined || kept.has(key)) continue;
    kept.add(key);
    for (const match of text.matchAll(REFERENCE)) wanted.push(match[1]!);
  }
  return [...all].filter(([key]) => kept.has(key)).map(([, text]) => text).join('');
}

export function sentences(): Plugin {
  return {
    name: 'lamplighter-sentences',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const language = id.slice(MODULE.length + 1);
      for (const path of [...rooms('en'), ...rooms(language)]) this.addWatchFile(path);
      return `export default ${JSON.stringify(catalogue(language))};`;
    },
  };
}
