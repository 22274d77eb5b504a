import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newestSource } from './build-sources.mjs';

const LONG_AGO = new Date('2026-01-01T00:00:00Z');

/** A folder with a file, both of long ago. */
async function makeSources(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'page.ts'), '');
  for (const path of [join(folder, 'page.ts'), folder]) await utimes(path, LONG_AGO, LONG_AGO);
  return folder;
}

it('dates sources by the file that changed last', async () => {
  const folder = await makeSources();
  expect(newestSource(folder)).toBe(LONG_AGO.getTime());
  await utimes(join(folder, 'page.ts'), new Date(), new Date());
  expect(newestSource(folder)).toBeGreaterThan(LONG_AGO.getTime());
});

it('dates sources by the removal of a file', async () => {
  const folder = await makeSources();
  await rm(join(folder, 'page.ts'));
  expect(newestSource(folder)).toBeGreaterThan(LONG_AGO.getTime());
});

// Otherwise the check of types, which keeps what it finds there, would make the next command build the site again.
it('ignores folders that a tool creates beside the sources', async () => {
  const folder = await makeSources();
  await mkdir(join(folder, 'node_modules'));
  expect(newestSource(folder)).toBe(LONG_AGO.getTime());
});
