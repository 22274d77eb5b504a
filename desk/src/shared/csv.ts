/** Excel takes a file without it for a text in the local code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would compute instead of showing it, the full-width forms too; an apostrophe makes it a text. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

export type Cell = string | number | null;

/** A CSV file (RFC 4180). Texts stand in quotes, numbers do not; a cell without a value is empty. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${FORMULA.test(cell) ? "'" : ''}${cell.replaceAll('"', '""')}"`;
}
