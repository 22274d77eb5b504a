import { expect, it } from 'vitest';
import { bareCsvLine, csvLine, toCsv } from './csv.ts';

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

it('writes no character that a terminal would obey', () => {
  expect(csvLine(['a\u001B[31mb\u202Ec\rd', 'two\r\nlines'])).toBe('"a[31mbcd","two\nlines"\r\n');
});

it.each([
  ['texts and numbers', ['Savings', '1,5', '7.50', 12], 'Savings,"1,5",7.50,12'],
  ['what would end a cell', ['a,b', 'say "so"', 'two\nlines'], '"a,b","say ""so""","two\nlines"'],
  ['a formula', ['=1+1'], `"'=1+1"`],
  ['an empty cell', ['', null, 1], ',,1'],
  ['an empty row', [], ''],
])('writes bare texts with %s', (_what, cells, line) => {
  expect(bareCsvLine(cells)).toBe(`${line}\r\n`);
});

it('writes a line for each row', () => {
  expect(
    toCsv([
      ['Week', 'Demo'],
      ['2026-11-23', 4],
    ]),
  ).toBe('\uFEFF"Week","Demo"\r\n"2026-11-23",4\r\n');
});

it.each([
  ...['1-10', '11-50', '51-200', '3/4', '4.3.2026', '1E5', '004930901820', '0049', '1,5', '1.5', '10:30'],
  ...['12%', '$29', '500+', '1234567890123456', '3 Mar', 'Mar 2026', 'true', '10 am', '#N/A', '#DIV/0!'],
  ...["+cmd|' /C calc'!A0", '+49 30 901820'],
])('keeps what a spreadsheet would change a text: %s', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  expect(csvLine([text], { isForPrograms: true })).toBe(`"${text}"\r\n`);
});

it.each([
  '2026',
  '500',
  '0',
  'Suite 12',
  '2026-03-04T09:00:00.000Z',
  'a=b',
  'two\nlines',
  '',
  'Mary',
  '#new!',
])('writes a text as it is that no spreadsheet changes: %j', (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`);
});
