/** The line of what has come back so far, month by month, minus what was paid. */
export interface BreakEvenLine {
  /** Last month of the picture. */
  months: number;
  /** USD at the start, below 0. */
  start: number;
  /** USD at the end. */
  end: number;
  /** Month in which the line crosses 0; absent when that lies beyond the picture. */
  crossing: number | undefined;
}

/** A year, or as many more as it takes to see the crossing, ten at most. */
const LONGEST_YEARS = 10;

/**
 * How savings grow against the cost.
 * @param savingsPerYear USD, above 0
 * @param cost USD, above 0
 */
export function breakEvenLine(savingsPerYear: number, cost: number): BreakEvenLine {
  const payback = cost / (savingsPerYear / 12);
  const years = Math.min(Math.max(Math.ceil(payback / 12), 1), LONGEST_YEARS);
  const months = years * 12;
  return {
    months,
    start: -cost,
    end: (savingsPerYear / 12) * months - cost,
    crossing: payback <= months ? payback : undefined,
  };
}
