import { describe, expect, it } from 'vitest';
import { formatPairs, formatTable } from './table.ts';
import { cut, widthOf } from './text-width.ts';

describe('formatTable', () => {
  it('aligns what takes one column, two, and none', () => {
    const rows = [
      ['名前', 'x'],
      ['Zoe\u0308', 'y'],
      ['👩', 'z'],
    ];
    expect(formatTable(rows, 80)).toEqual(['名前  x', 'Zoe\u0308   y', '👩    z']);
  });

  it('cuts the last column at the end of the line, and none where nobody looks on', () => {
    const rows = [['id', 'a rather long text']];
    expect(formatTable(rows, 10)).toEqual(['id  a rat…']);
    expect(formatTable(rows, Number.POSITIVE_INFINITY)).toEqual(['id  a rather long text']);
  });
});

describe('formatPairs', () => {
  it('puts further lines of a text below its first', () => {
    expect(
      formatPairs([
        ['a', 'x\ny'],
        ['long', 'z'],
      ]),
    ).toEqual(['  a     x', '        y', '  long  z']);
  });
});

describe('cut', () => {
  it.each([
    ['short', 5, 'short'],
    ['longer', 5, 'long…'],
    ['日本語', 5, '日本…'],
    ['日本語', 4, '日…'],
    ['x', 0, ''],
  ])('cuts %s to %i columns', (text, columns, expected) => {
    expect(cut(text, columns)).toBe(expected);
    expect(widthOf(expected)).toBeLessThanOrEqual(Math.max(columns, 0));
  });
});
