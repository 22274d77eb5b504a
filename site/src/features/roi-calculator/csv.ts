/** A cell: a text of our own, or a number. */
export type CsvCell = string | number;

const LINE_END = '\r\n';

/**
 * Rows as CSV (RFC 4180). Numbers are plain, with cents at most, so that a spreadsheet computes with them. Texts stay
 * as they are: use it for our own text only, since a spreadsheet might read a visitor's text as a formula.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((cells) => cells.map(toCell).join(',') + LINE_END).join('');
}

function toCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(Math.round(cell * 100) / 100);
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
