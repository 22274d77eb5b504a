import { expect, test } from 'vitest';
import { letOpeningLead } from './island-scripts.ts';

const HEAD = '<!doctype html><body><script>menu()</script><main>';
const BEGIN = '<script>dispatchEvent(new Event("astro:visible"))</script>';

test('the scripts of an island follow it where it holds the first words', () => {
  const island = '<astro-island uid="1"><h1>Title</h1></astro-island>';
  expect(letOpeningLead(`${HEAD}${BEGIN}${island}<p>More</p>`)).toBe(`${HEAD}${island}${BEGIN}<p>More</p>`);
});

test.each([
  [
    'whose first words stand before its islands',
    `${HEAD}<h1>Title</h1>${BEGIN}<astro-island></astro-island>`,
  ],
  ['without an island', `${HEAD}<h1>Title</h1>`],
])('a page %s stays as it is', (_what, html) => {
  expect(letOpeningLead(html)).toBe(html);
});
