import { cut, pad, widthOf } from './text-width.ts';

const GAP = 2;

/**
 * The rows in columns, each as wide as its widest cell; the last takes what is left of the line, and is cut there.
 * @param rows the first is the heading; cells are printable and on one line
 */
export function formatTable(rows: readonly (readonly string[])[], columns: number): string[] {
  const count = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width + GAP, 0);
  const last = Math.max(1, Math.min(widths[count - 1] ?? 0, columns - before));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === count - 1 ? cut(cell, last) : pad(cell, widths[column] ?? 0)))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}

/** Pairs of a name and a text under each other; further lines of a text stand below its first. */
export function formatPairs(pairs: readonly (readonly [string, string])[], indent = 2): string[] {
  const width = Math.max(0, ...pairs.map(([name]) => widthOf(name)));
  return pairs.flatMap(([name, text]) =>
    text
      .split('\n')
      .map((line, index) =>
        `${' '.repeat(indent)}${pad(index === 0 ? name : '', width)}${' '.repeat(GAP)}${line}`.trimEnd(),
      ),
  );
}
