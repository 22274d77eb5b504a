import { describe, expect, it } from 'vitest';
import type { Passage } from '../../search/passages/passage.ts';
import { composeAnswer } from './compose-answer.ts';

const passage = (page: string, text: string, more: Partial<Passage> = {}): Passage => ({
  address: `${page}#part`,
  page,
  title: page.slice(1),
  heading: 'Part',
  around: '',
  statements: [{ kind: 'sentence', text }],
  ...more,
});

function compose(passages: Passage[], coverage = 1): string | undefined {
  const found = passages.map((each, index) => ({ passage: each, score: 10 - index, coverage }));
  return composeAnswer({ passages: found, weigh: (terms) => [...terms].length }, 'question');
}

describe('composeAnswer', () => {
  it('quotes and links to the part of the page', () => {
    expect(compose([passage('/terms', 'You are repaid.')])).toBe(
      'You are repaid.\n\nRead more: [terms](/terms#part)',
    );
  });

  it('names each page once, and three at most', () => {
    const answer = compose([
      passage('/a', 'Red is warm.'),
      passage('/a', 'Blue is cold.', { address: '/a#other' }),
      ...['/b', '/c', '/d'].map((page) => passage(page, `Page ${page}.`)),
    ]);
    expect(answer).toMatch(/Read more: \[\w\]\(\S+\), \[\w\]\(\S+\), \[\w\]\(\S+\)$/);
    expect(answer?.match(/\]\(\/a#/g)).toHaveLength(1);
  });

  it('links to no page that it does not quote, even if it scores well', () => {
    const near = passage('/blog/news/near', '', { statements: [{ kind: 'fragment', text: 'Part' }] });
    expect(compose([passage('/terms', 'You are repaid.'), near])).toBe(
      'You are repaid.\n\nRead more: [terms](/terms#part)',
    );
  });

  it('begins with a doubt when coverage is low', () => {
    expect(compose([passage('/terms', 'You are repaid.')], 0.6)).toMatch(/^I’m not sure/);
  });

  it.each([
    ['nothing was found', [], 1],
    ['most of the question was not found', [passage('/terms', 'You are repaid.')], 0.4],
    [
      'nothing can be quoted',
      [passage('/terms', '', { statements: [{ kind: 'fragment', text: 'Part' }] })],
      1,
    ],
  ])('composes nothing when %s', (_what, passages, coverage) => {
    expect(compose(passages, coverage)).toBeUndefined();
  });

  it('escapes characters of a page that would become Markdown', () => {
    expect(compose([passage('/a', 'Send <b>, [x](y) and `z` * 2.', { title: 'A [b]' })])).toBe(
      'Send \\<b\\>, \\[x\\](y) and \\`z\\` \\* 2.\n\nRead more: [A \\[b\\]](/a#part)',
    );
  });
});
