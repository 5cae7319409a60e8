/**
 * The first script of the page: `src/ahead.ts` in one file of its own, with the names of the files that it asks for,
 * before every other script of `index.html`.
 */
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const CLIENT = '<script type="module"';
/** What a chunk is asked for by: the modules that only a language or only a board has. */
const WANTED = /(?:^\0virtual:sentences\/|\/src\/boards\/)([a-z]+)(?:\/index\.ts)?$/;

/** The file of each language and each board. */
function filesOf(bundle: Rolldown.OutputBundle): Record<string, string> {
  const files: Record<string, string> = {};
  for (const chunk of Object.values(bundle)) {
    const name = chunk.type === 'chunk' && chunk.isDynamicEntry && WANTED.exec(chunk.facadeModuleId ?? '')?.[1];
    if (name) files[name] = `/${chunk.fileName}`;
  }
  return files;
}

async function bundled(files: Record<string, string>): Promise<string> {
  const build = await rolldown({ input: join(ROOT, 'src/ahead.ts') });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code.replace('__FILES__', () => JSON.stringify(files));
}

export function ahead(): Plugin {
  return {
    name: 'lamplighter-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const source = await bundled(filesOf(bundle));
        const fileName = `assets/ahead-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        page.source = String(page.source).replace(CLIENT, `<script async src="/${fileName}"></script>\n    ${CLIENT}`);
      },
    },
  };
}
