// `astro check`, which reads the whole site each time: only where something that it reads has changed since it passed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { NOT_SOURCES } from './build-sources.mjs';

/** What the types of the site depend on: all that it imports, and the versions of its packages. */
const READ = ['site', 'contract', 'package-lock.json', 'tsconfig.base.json'];
const PASSED = resolve('node_modules/.cache/site-types');

const digest = digestOf(READ);
if (digest === lastPassed()) {
  console.log('The site is what it was when its types were last right.');
} else {
  const { status } = spawnSync('npm run check -w site --silent', { shell: true, stdio: 'inherit' });
  if (status === 0) {
    mkdirSync(dirname(PASSED), { recursive: true });
    writeFileSync(PASSED, digest);
  }
  process.exitCode = status ?? 1;
}

function digestOf(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.flatMap(filesIn)) hash.update(`\0${path}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const files = globSync(`${path}/**/*`, {
    withFileTypes: true,
    exclude: (entry) => NOT_SOURCES.has(entry.name),
  });
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
}

function lastPassed(): string | undefined {
  try {
    return readFileSync(PASSED, 'utf8');
  } catch {
    return undefined;
  }
}
