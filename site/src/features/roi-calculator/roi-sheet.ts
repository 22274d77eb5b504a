import { bareCsvLine, type CsvCell } from 'contract/csv.ts';
import type { RoiField, RoiResults, RoiScenario } from 'contract/product/roi.ts';

/**
 * Rows of a result for a spreadsheet: entries, results, scenarios, under the names of the specification (S2 section 3) as
 * words. Money in USD, per year if it recurs. A missing ratio is an empty cell.
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

/** Writes the rows of a result as CSV, numbers with cents at most, so that a spreadsheet computes with them. */
export function roiCsv(rows: readonly (readonly CsvCell[])[]): string {
  const inCents = (cell: CsvCell) => (typeof cell === 'number' ? Math.round(cell * 100) / 100 : cell);
  return rows.map((cells) => bareCsvLine(cells.map(inCents))).join('');
}
