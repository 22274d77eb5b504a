import { printable } from './printable.ts';

/** Excel takes a file without it for a text in the local code page. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A text, a number that a spreadsheet may compute with, or nothing. */
export type CsvCell = string | number | null;

/** First characters, also in full width, of a text that a spreadsheet would compute (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Texts that it would show as its own number, date or time: `1-10`, `3/4`, `1E5`, `0049`, `1,5`, `10:30`, `$29`, `500+`. */
const NUMBER = /^[\s\p{Sc}(]*[\d.,](?:[\d\s.,/:\-–]|[eE][+-]?\d)*[\s%\p{Sc})+-]*(?:am|pm)?$/iu;
/** A whole number of up to 15 digits that does not begin with 0 stays as it is, and a day (ISO 8601) the same day. */
const STAYS = /^(?:0|[1-9]\d{0,14}|\d{4}-\d\d-\d\d)$/;
/** Dates with the name of a month: `3 Mar`, `Mar 2026`, `4-May-26`. */
const MONTH_DATE =
  /^(?=.*\d)[\d\s./,-]*(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*\.?[\d\s./,-]*$/iu;
/** Words that it would take for a truth or an error, which is then that of each formula about the cell. */
const WORD = /^(?:true|false|#(?:n\/a|name\?|(?:div\/0|null|num|ref|value)!))$/i;

/**
 * Writes a line of a CSV file (RFC 4180), without control characters. Texts stand in quotes, so that no separator of any
 * country opens another cell.
 * @param isForPrograms leaves texts as they are: no apostrophe protects a spreadsheet from them
 */
export function csvLine(cells: readonly CsvCell[], { isForPrograms = false } = {}): string {
  return lineOf(cells, (cell) => {
    const text = printable(cell);
    return quoted(text, !isForPrograms && isChanged(text));
  });
}

/** Writes a line of words of our own, as they are: only texts that need quotes have them, and typed numbers stay. */
export function bareCsvLine(cells: readonly CsvCell[]): string {
  return lineOf(cells, (text) => {
    const isGuarded = FORMULA.test(text);
    return isGuarded || /[",\r\n]/.test(text) ? quoted(text, isGuarded) : text;
  });
}

/** Writes rows as a file for spreadsheets. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => csvLine(row)).join('');
}

function lineOf(cells: readonly CsvCell[], write: (text: string) => string): string {
  const texts = cells.map((cell) => (typeof cell === 'string' ? write(cell) : String(cell ?? '')));
  return `${texts.join(',')}\r\n`;
}

function quoted(text: string, isGuarded: boolean): string {
  return `"${isGuarded ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

/** Returns true for a text that a spreadsheet would change. An apostrophe before the text prevents it. */
function isChanged(text: string): boolean {
  if (FORMULA.test(text)) return true;
  const word = text.trim();
  if (word.length > 40 || STAYS.test(word)) return false;
  return NUMBER.test(word) || MONTH_DATE.test(word) || WORD.test(word);
}
