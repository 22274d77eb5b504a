import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { makeTemporaryFolder } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

it('answers from the folder that an image is made of', async () => {
  const image = await makeTemporaryFolder();
  onTestFinished(() => rm(image, { recursive: true }));
  await promisify(execFile)(process.execPath, ['deploy/image/gather.mjs', image]);
  const server = await startForTest({
    env: { BLOG_DIR: '' },
    program: [join(image, 'app/server/dist/main.js')],
  });
  expect((await fetch(`${server.url}/pricing`)).status).toBe(200);
  // Drawn on demand, by what is loaded then.
  expect((await fetch(`${server.url}/search?q=price`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
