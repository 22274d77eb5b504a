import { expect, it } from 'vitest';
import { pagePaths } from '../site-pages.ts';
import { ask } from './open-page.ts';

it('leaves pages for developers out of the build', async () => {
  expect(pagePaths.filter((path) => path.includes('internal'))).toEqual([]);
  for (const path of ['/internal/mails', '/internal/mails/demo-booked.html']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
});

it('leaves the templates of emails out of the public files', async () => {
  for (const path of [
    '/mails.mjs',
    '/server/mails.mjs',
    '/../server/mails.mjs',
    '/%2e%2e/server/mails.mjs',
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
});
