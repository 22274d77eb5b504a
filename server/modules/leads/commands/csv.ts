import { printable } from '../../../cli/terminal/printable.ts';

/** Excel takes a file without it for a text in the local code page. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet would compute instead of showing it (OWASP, CSV Injection), the full-width forms too. An
 * apostrophe before it makes it a text.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A line of a CSV file (RFC 4180): every cell in quotes, so that no separator of any country opens another cell. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const shown = printable(text);
  return `"${FORMULA.test(shown) || FORMULA.test(text) ? "'" : ''}${shown.replaceAll('"', '""')}"`;
}
