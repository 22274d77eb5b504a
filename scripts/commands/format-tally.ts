import { VERDICTS, type Verdict } from '../../checks/support/answers/judge.ts';
import { countOf, sharesOf, sumOf, type TallyRow } from '../../checks/support/answers/tally.ts';
import { formatTable } from '../../server/cli/terminal/table.ts';

const HEADINGS: Record<Verdict, string> = {
  right: 'Right',
  partly: 'Partly',
  wrong: 'Wrong',
  honestNo: 'Honest no',
  falseNo: 'False no',
};

/** The table of one engine: a row for each category, their sum, and its shares. */
export function formatTally(engine: string, rows: readonly TallyRow[]): string[] {
  const sum = sumOf(rows);
  const lines = [...rows, sum].map((row) => [
    row.category,
    String(countOf(row)),
    ...VERDICTS.map((verdict) => String(row[verdict])),
  ]);
  const shares = VERDICTS.map((verdict) => percent(sum[verdict] / (countOf(sum) || 1)));
  const heading = [engine, 'Questions', ...VERDICTS.map((verdict) => HEADINGS[verdict])];
  return [
    ...formatTable([heading, ...lines, ['', '', ...shares]], Number.POSITIVE_INFINITY),
    `right or an honest no: ${percent(sharesOf(sum).good)}`,
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10} %`;
}
