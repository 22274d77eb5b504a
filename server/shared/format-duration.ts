const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** Seconds from which on they are too precise. */
const NEARLY_A_MINUTE_S = 46;

/** The wait in words for a person: never less than `seconds`, which is whole and positive. */
export function formatDuration(seconds: number): string {
  if (seconds < NEARLY_A_MINUTE_S) return count(seconds, 'second');
  if (seconds <= MINUTE_S) return 'about a minute';
  if (seconds <= 2 * HOUR_S) return count(Math.ceil(seconds / MINUTE_S), 'minute');
  return count(Math.ceil(seconds / HOUR_S), 'hour');
}

function count(number: number, unit: string): string {
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}
