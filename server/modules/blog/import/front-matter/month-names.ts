/** Languages of the month names in dates. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const SHORTEST = 3;

const MONTHS = Array.from({ length: 12 }, (_none, index) => ({
  month: index + 1,
  names: namesOf(new Date(Date.UTC(2026, index, 1)), { month: 'long' }),
}));
/** The first of June 2026 is a Monday. */
const WEEKDAYS = Array.from({ length: 7 }, (_none, index) => index + 1).flatMap((day) =>
  namesOf(new Date(Date.UTC(2026, 5, day)), { weekday: 'long' }),
);

/**
 * Returns the number of a month, from 1, by its name or the beginning of it; `undefined` where none or several begin
 * so.
 */
export function monthOf(word: string): number | undefined {
  const found = MONTHS.filter(({ names }) => beginsOne(names, word));
  return found.length === 1 ? found[0]?.month : undefined;
}

export function isWeekday(word: string): boolean {
  return beginsOne(WEEKDAYS, word, 2);
}

function beginsOne(names: readonly string[], word: string, shortest = SHORTEST): boolean {
  const written = plain(word);
  return written.length >= shortest && names.some((name) => name.startsWith(written));
}

function namesOf(date: Date, parts: Intl.DateTimeFormatOptions): string[] {
  return LANGUAGES.map((language) =>
    plain(new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(date)),
  );
}

function plain(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
