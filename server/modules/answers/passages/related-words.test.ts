import { describe, expect, it } from 'vitest';
import { meaningsOf } from './related-words.ts';
import { wordsIn } from './words.ts';

const meanings = (text: string) => meaningsOf(wordsIn(text));

describe('meaningsOf', () => {
  it('replaces a phrase by the word that it stands for', () => {
    expect(meanings('how much')).toEqual([{ stem: 'pric', related: [] }]);
    expect(meanings('money back')).toEqual([{ stem: 'refund', related: ['money', 'back'] }]);
  });

  it('prefers the longer phrase when two begin alike', () => {
    expect(meanings('how many people')).toEqual([{ stem: 'member', related: ['peopl'] }]);
  });

  it('adds related words of our pages', () => {
    expect(meanings('seats')).toEqual([{ stem: 'seat', related: ['member'] }]);
  });

  it('keeps the order, and drops words without meaning', () => {
    expect(meanings('is there an uptime for the robots').map(({ stem }) => stem)).toEqual(['uptim', 'robot']);
  });
});
