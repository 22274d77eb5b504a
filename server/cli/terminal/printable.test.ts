import { printable } from 'contract/printable.ts';
import { describe, expect, it } from 'vitest';
import { printableJson, printableLine } from './printable.ts';

describe('printable', () => {
  it.each([
    ['colors and moves of the cursor', 'a\u001B[31mb\u001B[2Kc', 'a[31mb[2Kc'],
    ['the title of a window', '\u001B]0;owned\u0007x', ']0;ownedx'],
    ['a control sequence in one character', 'a\u009B31mb', 'a31mb'],
    ['a line that writes over itself', 'safe\rowned', 'safeowned'],
    ['letters turned around', 'a\u202Egpj.exe\u202C', 'agpj.exe'],
    ['half a character', 'a\uD800b', 'ab'],
    ['line breaks of every system', 'a\r\nb\nc\td', 'a\nb\nc\td'],
    ['Indic names and emoji', 'क्\u200Dष 👩\u200D💻', 'क्\u200Dष 👩\u200D💻'],
  ])('prints %s safely', (_what, text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it('joins a text of several lines into one', () => {
    expect(printableLine(' a\n\n b\tc ')).toBe('a b c');
  });
});

describe('printableJson', () => {
  it('prints JSON that parses to the same value and holds no control character', () => {
    const value = { text: 'a\u001B[31m\u009B31m\u202E\u007F\n"' };
    const json = printableJson(value);
    expect(JSON.parse(json)).toEqual(value);
    expect(json).toMatch(/^[\x20-\x7e]+$/);
  });
});
