/** One measurement of the server while it works. */
export interface Sample {
  /** Seconds since the soak began. */
  atS: number;
  value: number;
}

export interface Trend {
  median: number;
  /** Change in an hour, by the median of the slopes of all pairs (Theil and Sen): single peaks do not move it. */
  perHour: number;
  /** Certainty of the direction, from -1 (falls always) to 1 (rises always), 0 without direction (Kendall's tau). */
  direction: number;
}

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** Returns the trend of the samples. @throws when there are fewer than two */
export function trendOf(samples: readonly Sample[]): Trend {
  if (samples.length < 2) throw new Error('a trend needs two samples');
  const slopes = samples.flatMap((later, index) =>
    samples.slice(0, index).map((earlier) => (later.value - earlier.value) / (later.atS - earlier.atS)),
  );
  const rising = slopes.filter((slope) => slope > 0).length;
  const falling = slopes.filter((slope) => slope < 0).length;
  return {
    median: medianOf(samples.map(({ value }) => value)),
    perHour: medianOf(slopes) * HOUR_S,
    direction: (rising - falling) / slopes.length,
  };
}

/** One sample for each minute that has any: its least or its middle one. */
export function eachMinute(samples: readonly Sample[], counts: 'least' | 'middle'): Sample[] {
  const minutes = Map.groupBy(samples, ({ atS }) => Math.floor(atS / MINUTE_S));
  return [...minutes].map(([minute, group]) => {
    const values = group.map(({ value }) => value);
    return { atS: minute * MINUTE_S, value: counts === 'least' ? Math.min(...values) : medianOf(values) };
  });
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
