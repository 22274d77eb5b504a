import { expect, it } from 'vitest';
import { pagePaths } from '../site-pages.ts';
import { ask } from './open-page.ts';

it('the gallery of the components is no page of the build', async () => {
  expect(pagePaths.filter((path) => path.includes('internal'))).toEqual([]);
  expect((await ask('/internal/gallery')).status).toBe(404);
});
