import { getBorderCharacters, type TableUserConfig, table } from 'table';
import type { CommandContext } from '../command-context.ts';

// By hand, as the library knows no width of the whole: the last column ends with the line. Without it table.test.ts fails.

const GAP = '  ';

/**
 * The rows in columns, each as wide as its widest cell; the last takes what is left of the line, and is cut there.
 * @param rows the first is the heading, in ASCII; cells are printable and on one line
 */
export function formatTable(rows: readonly (readonly string[])[], columns: number): string[] {
  const [heading = []] = rows;
  const lines = layOut(rows);
  if ((lines[0] ?? '').length <= columns) return lines.map((line) => line.trimEnd());
  const last = heading.length - 1;
  const width = Math.max(1, columns - (lines[0] ?? '').lastIndexOf(heading[last] ?? ''));
  return layOut(rows, { columns: { [last]: { width, truncate: width } } }).map((line) => line.trimEnd());
}

/** Prints a table with a bold heading, each line as wide as that of the context. */
export function printTable(
  { print, paint, columns }: Pick<CommandContext, 'print' | 'paint' | 'columns'>,
  rows: readonly (readonly string[])[],
): void {
  const [heading = '', ...lines] = formatTable(rows, columns);
  print(paint('bold', heading));
  for (const line of lines) print(line);
}

/** Rows without a heading, indented, in columns of these widths; a width that is missing is that of the widest cell. */
export function formatRows(rows: readonly (readonly string[])[], widths: readonly number[] = []): string[] {
  const columns = Object.fromEntries(widths.map((width, index) => [index, { width, truncate: width }]));
  return layOut(rows, { columns, border: { bodyLeft: GAP } }).map((line) => line.trimEnd());
}

/** Pairs of a name and a text under each other, without those that have no text; its further lines stand below. */
export function formatPairs(pairs: readonly (readonly [string, string | undefined])[]): string[] {
  return formatRows(pairs.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
}

/** The library refuses control characters; a tab is the only one that a printable text may have. */
function layOut(rows: readonly (readonly string[])[], config: TableUserConfig = {}): string[] {
  if (rows.length === 0) return [];
  const text = table(
    rows.map((row) => row.map((cell) => cell.replaceAll('\t', ' '))),
    {
      ...config,
      border: { ...getBorderCharacters('void'), bodyJoin: GAP, ...config.border },
      columnDefault: { paddingLeft: 0, paddingRight: 0 },
      drawHorizontalLine: () => false,
    },
  );
  return text.slice(0, -1).split('\n');
}
