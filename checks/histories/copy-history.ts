/** Acknowledged rows of a process that writes one after the other, and what a restore brought back. */
export interface CopyRound {
  /** Times at which the rows were acknowledged, in milliseconds, by their numbers, counted from 1. */
  acknowledged: ReadonlyMap<number, number>;
  /** Time of the end of the process. */
  endedAt: number;
  restored: readonly number[];
  integrity: string;
}

/** Rows that a restore lacks. */
export interface CopyLoss {
  rows: number;
  /** Age of the oldest acknowledged row that is missing, when the process ended. */
  lostMs: number;
  violations: string[];
}

/** Judges a restore: what is missing must be the end, and be no older than the promise. */
export function judgeCopy(
  { acknowledged, endedAt, restored, integrity }: CopyRound,
  mostLostMs: number,
): CopyLoss {
  const last = restored.length;
  const lost = [...acknowledged].filter(([row]) => row > last);
  const lostMs = Math.max(0, ...lost.map(([, at]) => endedAt - at));
  const isWithoutGap = restored.every((row, index) => row === index + 1);
  return {
    ...{ rows: lost.length, lostMs },
    violations: [
      ...(isWithoutGap ? [] : ['a row is missing before one that is there']),
      ...(integrity === 'ok' ? [] : [`the restored database is damaged: ${integrity}`]),
      ...(lostMs > mostLostMs
        ? [`a row acknowledged ${Math.round(lostMs)} ms before the end is missing`]
        : []),
    ],
  };
}
