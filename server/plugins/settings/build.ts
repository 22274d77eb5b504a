import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const isNeverRun = (path: string) => /(^|\/)(node_modules|testing)(\/|$)|\.test\.ts$/.test(path);

/**
 * Names what runs here: twelve characters that differ as soon as a source of the server or a built page does, and are
 * the same on every machine with the same sources. Read at the start, because a later build in the same folder changes
 * nothing about the process.
 * @throws when there is no such folder
 */
export function readBuild(siteDir: string, root = ROOT): string {
  const hash = createHash('sha256');
  const add = (folder: string, pattern: string) => {
    for (const name of globSync(pattern, { cwd: folder, exclude: isNeverRun }).sort()) {
      if (!isNeverRun(name)) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
    }
  };
  add(root, '{contract,server}/**/*.ts');
  // It names what pages are drawn by, and the versions of the words.
  add(siteDir, 'manifest.json');
  return hash.digest('hex').slice(0, 12);
}
