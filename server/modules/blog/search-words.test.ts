import { describe, expect, it } from 'vitest';
import { readSearch, wordsOf } from './search-words.ts';

describe('wordsOf', () => {
  it.each([
    ['Agents at Work', ['agents', 'at', 'work']],
    ["don't e-mail input/output", ['don', 't', 'e', 'mail', 'input', 'output']],
    ['Zürich, naïve & ÅNGSTRÖM', ['zurich', 'naive', 'angstrom']],
    ['nai\u0308ve', ['naive']],
    ['İstanbul', ['istanbul']],
    ['2,000 credits', ['2', '000', 'credits']],
    ['"*" AND :()', ['and']],
    ['\0 \ud800 💡', []],
  ])('finds the words of %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('readSearch', () => {
  it('reads the last word as half typed', () => {
    expect(readSearch(' Cost of agen ')).toEqual({ complete: ['cost', 'of'], last: 'agen' });
  });

  it('searches for each word once', () => {
    expect(readSearch('a b a b a')).toEqual({ complete: ['a', 'b'], last: 'a' });
  });

  it.each(['', '  ', '"*:()', '\0'])('reads no search in %j', (typed) => {
    expect(readSearch(typed)).toBeUndefined();
  });

  it('reads 32 words at most', () => {
    const typed = Array.from({ length: 100 }, (_, index) => `w${index}`).join(' ');
    expect(readSearch(typed)).toMatchObject({
      complete: expect.objectContaining({ length: 31 }),
      last: 'w31',
    });
  });
});
