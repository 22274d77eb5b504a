import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFaceCutter } from './headline-faces.ts';

const DISPLAY = new URL('../../../site/src/design/styles/fonts/bricolage-display.woff2', import.meta.url);
const SIGNATURE = 'wOF2';

async function openCutter() {
  const dataDir = await mkdtemp(join(tmpdir(), 'faces-'));
  const cutter = createFaceCutter(dataDir, (error) => {
    throw error;
  });
  onTestFinished(async () => {
    await cutter.end();
    await rm(dataDir, { recursive: true });
  });
  return { ...cutter, dataDir };
}

it('cuts a face in its process, for several callers at once', async () => {
  const { cut } = await openCutter();
  const face = await readFile(DISPLAY);
  const [few, more] = await Promise.all([cut(face, 'abc'), cut(face, 'abcdefghij')]);
  expect(Buffer.from(few).toString('latin1', 0, 4)).toBe(SIGNATURE);
  expect(more.length).toBeGreaterThan(few.length);
});

it('reads a face that it has cut before', async () => {
  const { cut, dataDir } = await openCutter();
  const face = await readFile(DISPLAY);
  await cut(face, 'abc');
  const pages = join(dataDir, 'pages');
  const [name = ''] = await readdir(pages);
  await writeFile(join(pages, name), 'kept');
  expect(Buffer.from(await cut(face, 'abc')).toString()).toBe('kept');
  expect(Buffer.from(await cut(face, 'abcd')).toString('latin1', 0, 4)).toBe(SIGNATURE);
});
