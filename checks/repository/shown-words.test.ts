import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findShownWords } from './shown-words.ts';

const SITE = fileURLToPath(new URL('../../site/src/', import.meta.url));

/** Code that needs them, by its path in `site/src/`. */
const NEEDED: Readonly<Record<string, string>> = {
  'design/pictures/faces.ts': 'whose face is drawn how',
  'design/customers/ClientLogo.tsx': 'names that are drawn as a logo',
  'features/api-reference/reference-pages.ts': 'a group of the contract',
  'features/blog/answers.ts': 'an answer that only programs get',
  'features/security/Sections.tsx': 'labels by which features of plans are found',
  'features/status/StatusList.tsx': 'UTC, in every language',
  'layout/security-text.ts': 'the form that RFC 9116 gives it',
  'layout/social-cards/draw-card.tsx': 'a typeface',
};

it('leaves all words that visitors read to documents', () => {
  const files = globSync('**/*.{ts,tsx,astro}', {
    cwd: SITE,
    exclude: ['**/*.test.*', '**/*.d.ts', 'testing/**', 'pages/internal/**'],
  });
  const found = files.flatMap((file) =>
    findShownWords(file, readFileSync(SITE + file, 'utf8')).map((words) => ({ file, words })),
  );

  expect(found.filter(({ file }) => !(file in NEEDED))).toEqual([]);
  expect(Object.keys(NEEDED).filter((file) => !found.some((each) => each.file === file))).toEqual([]);
}, 60_000);

it.each([
  ['part.tsx', 'const a = <p>Hire one</p>;', ['Hire one']],
  ['part.tsx', 'const a = <Field label="Email" name="email" />;', ['Email']],
  ['part.ts', "const a = ['Something went wrong', 'in sitemap', 'ArrowUp'];", ['Something went wrong']],
  ['part.ts', 'const a = `about $' + '{hours} hours, and it’s free`;', ['about … hours, and it’s free']],
  ['part.ts', "throw new Error('The server is away.');", []],
  ['page.astro', '---\nconst a = 1;\n---\n<Page>\n  <p>Hire one</p>\n</Page>\n', ['Hire one']],
])('finds what visitors would read of %s: %s', (file, source, words) => {
  expect(findShownWords(file, source)).toEqual(words);
});
