import { describe, expect, it } from 'vitest';
import { formatPairs, formatRows, formatTable } from './table.ts';

describe('formatTable', () => {
  it('aligns what takes one column, two, and none', () => {
    const rows = [
      ['Name', 'x'],
      ['名前', 'y'],
      ['Zoe\u0308', 'y'],
      ['👩', 'z'],
    ];
    expect(formatTable(rows, 80)).toEqual(['Name  x', '名前  y', 'Zoe\u0308   y', '👩    z']);
  });

  it('cuts the last column at the end of the line, and cuts nothing outside a terminal', () => {
    const rows = [
      ['ID', 'Text'],
      ['id', 'a rather long text'],
    ];
    expect(formatTable(rows, 10)).toEqual(['ID  Text', 'id  a rat…']);
    expect(formatTable(rows, Number.POSITIVE_INFINITY)).toEqual(['ID  Text', 'id  a rather long text']);
  });

  it('goes on with a text of wide letters in the next line of its column', () => {
    const rows = [
      ['ID', 'Text'],
      ['id', '日本語日'],
    ];
    expect(formatTable(rows, 10)).toEqual(['ID  Text', 'id  日本語', '    日']);
  });

  it('takes a column without a text, and a tab', () => {
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
  it('gives columns their width, and measures colours as nothing', () => {
    expect(formatRows([['a longer name', '\u001B[31mx\u001B[39m', 'y']], [6, 3])).toEqual([
      '  a lon…  \u001B[31mx\u001B[39m    y',
    ]);
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

  it('has no lines for no pairs', () => {
    expect(formatPairs([])).toEqual([]);
  });
});
