/**
 * After how many seconds, at the latest, each failed attempt to tell of a lead is followed by the next: the schedule of
 * Standard Webhooks, section "Deliverability and reliability". The first attempt comes at once.
 */
export const RETRY_DELAYS_SECONDS: readonly number[] = [
  5,
  5 * 60,
  30 * 60,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * 3_600),
];

/** The delays for a person: `5 seconds, 5 minutes, … and 24 hours`. */
export function describeDelays(delaysSeconds: readonly number[]): string {
  const words = delaysSeconds.map((seconds) => {
    if (seconds < 60) return `${seconds} seconds`;
    return seconds < 3_600 ? `${seconds / 60} minutes` : `${seconds / 3_600} hours`;
  });
  return new Intl.ListFormat('en').format(words);
}
