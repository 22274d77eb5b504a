/** Short, and the same wherever it is rendered: for the server, which does not know the reader's habits. */
const NEUTRAL = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The day of a moment (ISO 8601) as the server writes it: `Mar 4, 2025`. */
export function formatNeutralDate(iso: string): string {
  return NEUTRAL.format(new Date(iso));
}

/** The same in the reader's own language and time zone (S2 section 2, 'short local format'). */
export function formatLocalDate(iso: string): string {
  return new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' });
}
