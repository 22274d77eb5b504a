import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('csvLine', () => {
  it.each([
    ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
    ["+cmd|' /C calc'!A0", "\"'+cmd|' /C calc'!A0\""],
    ['-2+3', '"\'-2+3"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'=1"'],
    ['\n=1', '"\'\n=1"'],
    ['＝1+1', '"\'＝1+1"'],
    ['\u0000=1', '"\'=1"'],
    ['\u202E=1', '"\'=1"'],
    ['+919876543210', '"\'+919876543210"'],
  ])('escapes a formula: %j', (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`);
  });

  it.each([
    ['a=b', '"a=b"'],
    ['', '""'],
    ['say "x", y; z', '"say ""x"", y; z"'],
    ['two\nlines', '"two\nlines"'],
    ['Söhne', '"Söhne"'],
  ])('quotes a text without changing it: %j', (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`);
  });

  it('separates cells with commas', () => {
    expect(csvLine(['a', 'b,c'])).toBe('"a","b,c"\r\n');
  });
});
