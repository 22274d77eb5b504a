import type { Judgment } from './engines.ts';
import { VERDICTS, type Verdict } from './judge.ts';

/** Number of questions of a category with each verdict. */
export type TallyRow = { category: string } & Record<Verdict, number>;

/** The judgments of one engine by category, in the order of the questions. */
export function tally(judgments: readonly Judgment[]): TallyRow[] {
  const rows = new Map<string, TallyRow>();
  for (const { question, verdict } of judgments) {
    const row = rows.get(question.category) ?? emptyRow(question.category);
    row[verdict] += 1;
    rows.set(question.category, row);
  }
  return [...rows.values()];
}

/** All rows in one. */
export function sumOf(rows: readonly TallyRow[], category = 'all'): TallyRow {
  const sum = emptyRow(category);
  for (const row of rows) for (const verdict of VERDICTS) sum[verdict] += row[verdict];
  return sum;
}

export function countOf(row: TallyRow): number {
  return VERDICTS.reduce((total, verdict) => total + row[verdict], 0);
}

/** Shares of a row, 0 to 1: `good` is right or an honest no. */
export function sharesOf(row: TallyRow): { wrong: number; good: number } {
  const all = countOf(row) || 1;
  return { wrong: row.wrong / all, good: (row.right + row.honestNo) / all };
}

function emptyRow(category: string): TallyRow {
  return { category, right: 0, partly: 0, wrong: 0, honestNo: 0, falseNo: 0 };
}
