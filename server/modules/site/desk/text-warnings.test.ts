import { describe, expect, it } from 'vitest';
import { content } from '../../../shared/content.ts';
import { findWarnings, quotedFacts } from './text-warnings.ts';

const facts = {
  ...quotedFacts(content().one('plans')),
  isThere: (path: string) => ['/pricing', '/'].includes(path),
};
const look = (value: string | null, { before = '', name = 'pages/home' } = {}) =>
  findWarnings({ address: `${name}#hero.title`, before, value }, facts);

describe('a warning', () => {
  it.each([
    ['a British word', 'Your organisation', '“organisation”: write organization.'],
    ['a straight sign', "It's there", "“t'”: write ’ (typographic)."],
    ['a price of no plan', 'From $39 a month', '“$39” is the price of no plan ($29, $99, $149)'],
    ['a price that is written out', 'From $29 a month', 'write {plans.starter.price} to follow it'],
    ['credits of no plan', 'With 3,000 credits', '“3,000 credits”: no plan has so many a month'],
    ['credits that are written out', 'With 2,000 credits', 'write {plans.starter.credits} to follow it'],
    ['a dead link', 'See [prices](/prices#all)', '“/prices” is no page of the site'],
    ['a dead address', '/prices', '“/prices” is no page of the site'],
  ])('names %s and the remedy', (_what, text, warning) => {
    expect(look(text)).toEqual([expect.stringContaining(warning)]);
  });

  it.each([
    ['plain words', 'Hire an AI employee'],
    ['a reference', 'From {plans.starter.price} a month, {plans.starter.credits} credits'],
    ['figures of a customer', 'They save $1,200 a month, $3M a year, $45k in all'],
    ['a page with an anchor', 'See [prices](/pricing#faq)'],
    ['another site', 'See [them](https://example.com/prices)'],
    ['a day', '2026-12-08'],
    ['a moment', '2026-12-08 18:00'],
    ['code', 'Send `{ "a": 1 }` again'],
    ['a text that goes back to the delivered one', null],
  ])('is not given for %s', (_what, text) => {
    expect(look(text)).toEqual([]);
  });

  it('is not given for what the text said before', () => {
    expect(look('Your organisation grows', { before: 'Your organisation' })).toEqual([]);
  });

  it.each([
    ['the voice of the law', 'legal/terms', 'The customer shall not'],
    ['prices in the plans', 'plans', '$39'],
  ])('leaves %s alone', (_what, name, text) => {
    expect(look(text.replace('shall not', 'does not'), { name })).toEqual([]);
  });
});
