import type { RoiField, RoiResults, RoiScenario } from 'contract/product/roi.ts';
import type { CsvCell } from './csv.ts';

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
