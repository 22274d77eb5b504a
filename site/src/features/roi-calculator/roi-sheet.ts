import type { RoiField, RoiResults, RoiScenario } from 'contract/product/roi.ts';

/** A cell: a text of our own, or a number. */
export type CsvCell = string | number;

const LINE_END = '\r\n';

/**
 * A result for a spreadsheet: what was entered, what comes of it, the scenarios, under the names of the specification (S2
 * section 3) as words. Money in USD, per year where it recurs. A ratio that there is not is an empty cell.
 */
export function roiSheet(
  entered: Readonly<Record<RoiField, string>>,
  results: RoiResults,
  hoursFreedPerWeek: number,
  scenarios: readonly RoiScenario[],
): CsvCell[][] {
  return [
    ...Object.entries({ ...entered, ...results, hoursFreedPerWeek }).map(([name, cell]) => [
      toWords(name),
      cell ?? '',
    ]),
    [],
    ['scenario', ...Object.keys(results).map(toWords)],
    ...scenarios.map(({ name, results }) => [name, ...Object.values(results).map((cell) => cell ?? '')]),
  ];
}

/** Such as `average salary` for `averageSalary`. */
function toWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

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
