import { describe, expect, it } from 'vitest';
import { withChanges } from '../content/texts.store.ts';
import { excerptAround, findWords, groupOf, titleOf } from './content.rules.ts';

it.each([
  ['pages/home', 'Home', 'Pages'],
  ['pages/roi-calculator', 'ROI calculator', 'Pages'],
  ['answers/prices/plan-prices', 'Plan prices', 'Answers'],
  ['plans', 'Plans', 'Whole site'],
])('lists %s as %s under %s', (name, title, group) => {
  expect([titleOf(name), groupOf(name)]).toEqual([title, group]);
});

describe('excerptAround', () => {
  const long = `${'before '.repeat(20)}the price is $29 a month ${'after '.repeat(40)}`;
  it.each([
    ['a short text whole', 'From $29 a month', '$29', 'From $29 a month'],
    ['words in any case', 'Book a Demo', 'demo', 'Book a Demo'],
    ['one line', 'One\n\ntwo', 'two', 'One two'],
    ['nothing where they are not', 'From $99', '$29', undefined],
  ])('returns %s', (_what, text, words, excerpt) => {
    expect(excerptAround(text, words)).toBe(excerpt);
  });

  it('cuts a long text at a word before, and says that it goes on', () => {
    const excerpt = excerptAround(long, '$29') ?? '';
    expect(excerpt).toMatch(/^…before .*the price is \$29 a month after .*…$/);
    expect(excerpt.length).toBeLessThan(170);
  });
});

it('finds words in a text as it is written, and as it reads', () => {
  const field = { address: 'a#b', name: 'a', title: 'A', label: 'B' };
  const fields = [
    { ...field, texts: ['from {plans.startup.price}', 'from $29'] },
    { ...field, texts: ['nothing'] },
  ];
  const found = { ...field, excerpt: 'from $29' };
  expect(findWords(fields, '$29', 9)).toEqual([found]);
  expect(findWords([...fields, ...fields], '$29', 1)).toEqual([found]);
});

it('makes changes, and gives the text of the document back for null', () => {
  const texts = new Map([
    ['a', '1'],
    ['b', '2'],
  ]);
  const changes = [
    { address: 'a', value: null },
    { address: 'c', value: '3' },
  ];
  expect([...withChanges(texts, changes)]).toEqual([
    ['b', '2'],
    ['c', '3'],
  ]);
});
