import { describe, expect, it } from 'vitest';
import { termsOf } from '../../search/passages/words.ts';
import { say } from './say.ts';

/** Counts the words that a text shares with the question. */
const weighFor = (question: string) => (terms: Iterable<string>) =>
  new Set(terms).intersection(new Set(termsOf(question))).size;

const MEMBERS = {
  kind: 'row' as const,
  label: 'Members',
  cells: [
    { head: 'Startup', value: 'Up to 5' },
    { head: 'Growth', value: 'Up to 10' },
    { head: 'Enterprise', value: '25+' },
  ],
};
const LIST = {
  kind: 'list' as const,
  lead: 'In short',
  items: ['13 is the minimum age', '30 days to be repaid'],
};

describe('say', () => {
  it.each([
    ['members on growth', 'For Members, the page says “Up to 10” under Growth.'],
    ['startup or growth', 'For Members, the page says “Up to 5” under Startup and “Up to 10” under Growth.'],
    [
      'how many members',
      'For Members, the page says “Up to 5” under Startup, “Up to 10” under Growth, and “25+” under Enterprise.',
    ],
  ])('quotes from a row what %j asks for', (question, sentence) => {
    expect(say(MEMBERS, weighFor(question))).toBe(sentence);
  });

  it('quotes the explanation of a row that has one', () => {
    const cells = [
      { head: 'Type', value: 'integer' },
      { head: 'Meaning', value: 'Seconds until it ends.' },
    ];
    expect(say({ kind: 'row', label: 'expires_in', cells }, weighFor('expires_in'))).toBe(
      'For expires_in, the page says “Seconds until it ends.” under Meaning.',
    );
  });

  it.each([
    ['minimum age', 'In short: 13 is the minimum age.'],
    ['summary', 'In short: 13 is the minimum age; 30 days to be repaid.'],
  ])('quotes from a list what %j asks for', (question, sentence) => {
    expect(say(LIST, weighFor(question))).toBe(sentence);
  });

  it('does not quote a long list', () => {
    const list = { ...LIST, items: Array.from({ length: 40 }, () => 'minimum age') };
    expect(say(list, weighFor('age'))).toBeUndefined();
  });

  it('keeps a sentence unchanged, and says no fragment', () => {
    expect(say({ kind: 'sentence', text: 'It is so.' }, weighFor('x'))).toBe('It is so.');
    expect(say({ kind: 'fragment', text: 'Best for teams' }, weighFor('x'))).toBeUndefined();
  });
});
