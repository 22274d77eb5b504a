import { expect, it } from 'vitest';
import { withoutPlace } from './reproducible.ts';

it.each([
  ['"/app/site/src/pages/404.astro"', '"/site/src/pages/404.astro"'],
  ['"rootDir":"file:///app/site/"', '"rootDir":"file:///site/"'],
  ["'/app/node_modules/astro/a.js'", "'/node_modules/astro/a.js'"],
  // Texts of pages, and folders below others.
  ['"/app/login"', '"/app/login"'],
  ['"https://example.com/app/site/a"', '"https://example.com/app/site/a"'],
  ['"/src/app/site/a"', '"/src/app/site/a"'],
])('makes of %s, built in /app/, %s', (code, without) => {
  expect(withoutPlace(code, '/app/')).toBe(without);
});
