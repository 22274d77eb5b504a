import { describe, expect, it } from 'vitest';
import { formatPairs, formatRows, formatTable } from './table.ts';

describe('formatTable', () => {
  it('aligns characters that are one column, two columns and zero columns wide', () => {
    const rows = [
      ['Name', 'x'],
      ['名前', 'y'],
      ['Zoe\u0308', 'y'],
      ['👩', 'z'],
    ];
    expect(formatTable(rows, 80)).toEqual(['Name  x', '名前  y', 'Zoe\u0308   y', '👩    z']);
  });

  it('cuts the last column at the width of a terminal, and nowhere else', () => {
    const rows = [
      ['ID', 'Text'],
      ['id', 'a rather long text'],
    ];
    expect(formatTable(rows, 10)).toEqual(['ID  Text', 'id  a rat…']);
    expect(formatTable(rows, Number.POSITIVE_INFINITY)).toEqual(['ID  Text', 'id  a rather long text']);
  });

  it('wraps a text of wide letters within its column', () => {
    const rows = [
      ['ID', 'Text'],
      ['id', '日本語日'],
    ];
    expect(formatTable(rows, 10)).toEqual(['ID  Text', 'id  日本語', '    日']);
  });

  it('accepts an empty cell and a tab', () => {
    expect(
      formatTable(
        [
          ['a', 'b', 'c'],
          ['', 'x\ty', ''],
        ],
        80,
      ),
    ).toEqual(['a  b    c', '   x y']);
  });
});

describe('formatRows', () => {
  it('aligns columns, and counts color codes as zero columns', () => {
    expect(formatRows([['a longer name', '\u001B[31mx\u001B[39m', 'y']], [6, 3])).toEqual([
      '  a lon…  \u001B[31mx\u001B[39m    y',
    ]);
  });
});

describe('formatPairs', () => {
  it('indents further lines of a text below its first', () => {
    expect(
      formatPairs([
        ['a', 'x\ny'],
        ['long', 'z'],
      ]),
    ).toEqual(['  a     x', '        y', '  long  z']);
  });

  it('returns no lines for no pairs', () => {
    expect(formatPairs([])).toEqual([]);
  });
});
