import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each([
  ['a text', 'Demo', '"Demo"'],
  ['a quote', 'the "best"', '"the ""best"""'],
  ['a separator', 'a,b;c', '"a,b;c"'],
  ['a number', 12, '12'],
  ['a number below zero', -1, '-1'],
  ['nothing', null, ''],
  ['a formula', '=1+1', `"'=1+1"`],
  ['a plus', '+1', `"'+1"`],
  ['a minus', '-1', `"'-1"`],
  ['a function of Lotus', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a tab before a formula', '\t=1', `"'\t=1"`],
  ['a full-width form', '＝1', `"'＝1"`],
])('writes %s', (_what, cell, written) => {
  expect(toCsv([[cell]])).toBe(`\uFEFF${written}\r\n`);
});

it('writes a line for each row', () => {
  expect(
    toCsv([
      ['Week', 'Demo'],
      ['2026-11-23', 4],
    ]),
  ).toBe('\uFEFF"Week","Demo"\r\n"2026-11-23",4\r\n');
});
