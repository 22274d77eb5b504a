import lastRun from './last-run.json' with { type: 'json' };

/** Verdicts on answers, in the order in which the page names them. */
export const VERDICTS = ['right', 'partly', 'wrong', 'honestNo', 'falseNo'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Number of questions of a kind, by verdict. */
export type Counts = Readonly<Record<Verdict, number>>;

/** A run of the questions, as `npm run answers -- --save` writes it to `last-run.json`. */
export interface AnswersRun {
  /** `2026-11-26` */
  date: string;
  /** The number of them, the same for each engine. */
  questions: number;
  engines: readonly { name: string; rows: readonly (Counts & { category: string })[] }[];
}

export const answersRun: AnswersRun = lastRun;

export function sumOf(rows: readonly Counts[]): Counts {
  const countOf = (verdict: Verdict) => rows.reduce((sum, row) => sum + row[verdict], 0);
  return {
    right: countOf('right'),
    partly: countOf('partly'),
    wrong: countOf('wrong'),
    honestNo: countOf('honestNo'),
    falseNo: countOf('falseNo'),
  };
}

export function questionsOf(counts: Counts): number {
  return VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0);
}

/** Returns a share in percent, rounded. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
