/** Days of the week as settings name them; Monday first, as ISO 8601 counts. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Returns the days in days and ranges such as `mon-fri` or `sat-mon`, in the order of the week, each once. */
export function namedDays(parts: readonly string[]): readonly Weekday[] {
  const named = new Set(parts.flatMap(daysIn));
  return WEEKDAYS.filter((day) => named.has(day));
}

/** Returns the days of one day or one range, which may run over the end of the week. */
function daysIn(part: string): readonly Weekday[] {
  const [first = '', last = first] = part.toLowerCase().split('-');
  const twoWeeks = [...WEEKDAYS, ...WEEKDAYS];
  const begin = twoWeeks.indexOf(first as Weekday);
  return twoWeeks.slice(begin, twoWeeks.indexOf(last as Weekday, begin) + 1);
}
