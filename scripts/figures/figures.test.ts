import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawFigure, figures } from './draw-figure.ts';

const BLOG = new URL('../../content/en/blog/', import.meta.url);
const FIGURE = /^!\[(.+)\]\(figures\/(.+)\.svg "(.+)"\)$/gm;
const NUMBER = /\d[\d,.:]*\d|\d/g;
const articles = readdirSync(BLOG)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(new URL(name, BLOG), 'utf8') }));
const shown = articles.flatMap(({ name, text }) =>
  Array.from(text.matchAll(FIGURE), ([line, alt = '', figure = '']) => ({ name, text, line, alt, figure })),
);

it('stand in the articles, one in each', () => {
  expect(shown.map(({ name }) => name)).toEqual(articles.map(({ name }) => name));
  expect(shown.map(({ figure }) => figure).sort()).toEqual(Object.keys(figures).sort());
});

it.each(Object.keys(figures))('%s.svg is as it is drawn (npm run figures)', (name) => {
  expect(readFileSync(new URL(`figures/${name}.svg`, BLOG), 'utf8')).toBe(drawFigure(name));
});

it.each(shown)('$figure shows no number that $name does not name', ({ text, line, alt, figure }) => {
  const words = Array.from(drawFigure(figure).matchAll(/<text[^>]*>([^<]*)</g), ([, word]) => word);
  const named = new Set(text.replace(line, '').match(NUMBER));
  const drawn = [...words.join(' ').matchAll(NUMBER), ...alt.matchAll(NUMBER)].map(([number]) => number);
  expect(drawn.filter((number) => !named.has(number))).toEqual([]);
});
