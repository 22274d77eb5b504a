import { describe, expect, it } from 'vitest';
import { meaningsOf } from './related-words.ts';
import { wordsIn } from './words.ts';

const meanings = (text: string) => meaningsOf(wordsIn(text));

describe('meaningsOf', () => {
  it('takes a phrase for what it stands for', () => {
    expect(meanings('how much')).toEqual([{ stem: 'pric', related: [] }]);
    expect(meanings('money back')).toEqual([{ stem: 'refund', related: ['money', 'back'] }]);
  });

  it('takes the longer phrase where two begin alike', () => {
    expect(meanings('how many people')).toEqual([{ stem: 'member', related: ['peopl'] }]);
  });

  it('adds to a word what our pages say for it', () => {
    expect(meanings('seats')).toEqual([{ stem: 'seat', related: ['member'] }]);
  });

  it('keeps the order, and drops words without meaning', () => {
    expect(meanings('is there an uptime for the robots').map(({ stem }) => stem)).toEqual(['uptim', 'robot']);
  });
});
