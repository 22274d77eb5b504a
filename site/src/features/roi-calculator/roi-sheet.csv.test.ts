import { expect, it } from 'vitest';
import { toCsv } from './roi-sheet.ts';

it.each([
  ['texts and numbers', [['Savings', 1_215_000]], 'Savings,1215000\r\n'],
  ['cents, and not the dust of a sum', [[0.1 + 0.2, 2.005e3, -0.5]], '0.3,2005,-0.5\r\n'],
  ['what would end a cell', [['a,b', 'say "so"', 'two\nlines']], '"a,b","say ""so""","two\nlines"\r\n'],
  ['an empty row', [['a'], [], ['b']], 'a\r\n\r\nb\r\n'],
  ['an empty cell', [['', 1]], ',1\r\n'],
])('writes %s', (_, rows, text) => {
  expect(toCsv(rows)).toBe(text);
});
