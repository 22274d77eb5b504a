import { expect, it } from 'vitest';
import { ask, openPage, textOf } from './open-page.ts';

it('tells at each opening whether requests are stored, and keeps the answer nowhere', async () => {
  const { main } = await openPage('/status');
  expect(textOf(main)).toContain('Working: requests are stored.');
  expect(main.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/);
  for (const path of ['/status', '/status.md'])
    expect((await ask(path)).headers.get('cache-control')).toBe('private, no-store');
});
