import { describe, expect, it } from 'vitest';
import { excerptOf } from './plain-text.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index + 1}`).join(' ');

describe('excerpts', () => {
  it.each([
    ['nothing', '', ''],
    ['only spaces', ' \n\t ', ''],
    ['one word', 'Hello', 'Hello ...'],
    ['19 words', words(19), `${words(19)} ...`],
    ['exactly 20 words', words(20), `${words(20)} ...`],
    ['21 words', words(21), `${words(20)} ...`],
    ['line breaks, tabs and double spaces', 'One\ntwo\r\n\tthree  four', 'One two three four ...'],
    ['spaces that do not break', 'One\u00a0two', 'One two ...'],
    ['spaces around', '  One two  ', 'One two ...'],
  ])('shortens %s', (_, text, excerpt) => {
    expect(excerptOf(text)).toBe(excerpt);
  });
});
