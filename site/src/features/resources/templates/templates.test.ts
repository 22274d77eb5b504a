import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTemplates } from './read-templates.ts';

const templates = readTemplates();
const BLOG = new URL('../../../../../content/en/blog/', import.meta.url);

/** Without what marks a quotation, and the level of a heading: in a template it is the text itself. */
const plain = (markdown: string) => markdown.replaceAll(/^(?:> ?|#+ )/gm, '');
const articleOf = (path: string) => readFileSync(new URL(`${path.split('/').at(-1)}.md`, BLOG), 'utf8');

it.each(templates)('has the words of its article: $name', ({ plain: text, article }) => {
  const words = plain(articleOf(article.path));
  const missing = text
    .trim()
    .split('\n\n')
    .filter((block) => !words.includes(block));
  expect(missing).toEqual([]);
});

it.each(templates)('is named by its article: $name', ({ id, article }) => {
  const text = articleOf(article.path);
  expect(text).toContain(`](/resources#${id})`);
  expect(/^subject: "?(.*?)"?$/m.exec(text)?.[1]).toContain(article.subject);
  const category = /^category: (.*)$/m.exec(text)?.[1]?.toLowerCase().replaceAll(' ', '-');
  expect(article.path).toBe(`/blog/${category}/${/^url: (.*)$/m.exec(text)?.[1]}`);
});

it('holds the nine that articles contain', () => {
  expect(templates).toHaveLength(9);
});
