/** Puts a compressed twin (.br, .gz) beside every built file that gains by it, so that the server compresses nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const KINDS = /\.(css|html|js|json|svg|webmanifest)$/;
const LEAST = 512;

export function packed(): Plugin {
  let folder = '';
  return {
    name: 'lamplighter-packed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !KINDS.test(entry.name)) continue;
        const content = readFileSync(path);
        if (content.length < LEAST) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
