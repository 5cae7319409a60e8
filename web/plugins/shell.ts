/**
 * The service worker of a build: `worker/shell.js` with the list of the built files and a name that changes with them,
 * written as /worker.js. It has to stand at the root of the site and cannot carry a hash in its own name.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

export function shell(): Plugin {
  return {
    name: 'lamplighter-shell',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.values(bundle);
        const icons = readdirSync(join(ROOT, 'public')).filter((name) => /\.(svg|webmanifest)$/.test(name));
        const files = ['/', ...built.filter((file) => file.fileName !== 'index.html').map((file) => `/${file.fileName}`)];
        const digest = createHash('sha256');
        for (const file of built) digest.update(file.type === 'chunk' ? file.code : file.source);
        const source = readFileSync(join(ROOT, 'worker/shell.js'), 'utf8')
          .replace('__VERSION__', JSON.stringify(digest.digest('hex').slice(0, 12)))
          .replace('__FILES__', JSON.stringify([...files, ...icons.map((name) => `/${name}`)].sort()));
        this.emitFile({ type: 'asset', fileName: 'worker.js', source });
      },
    },
  };
}
