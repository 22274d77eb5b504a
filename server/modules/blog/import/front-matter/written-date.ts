import { DAY_MS, dateOf, isRealDate } from 'contract/dates.ts';

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
function monthOf(word: string): number | undefined {
  const found = MONTHS.filter(({ names }) => beginsOne(names, word));
  return found.length === 1 ? found[0]?.month : undefined;
}

function isWeekday(word: string): boolean {
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

/** Result of reading a date: a moment (ISO 8601, UTC), or why it cannot be read. */
export type ReadDate = { moment: string } | { problem?: string };

const OF = String.raw`(?:\s*(?:of|de|d['’])\s*|[\s-]+)`;
const REST = String.raw`(?:(?:T|[\s,]+(?:at\s+|um\s+)?)(\S.*))?$`;
const ISO_DAY = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${REST}`, 'i');
const BASIC_DAY = new RegExp(String.raw`^(\d{4})(\d\d)(\d\d)${REST}`, 'i');
const WEEK = new RegExp(String.raw`^(\d{4})-?W(\d\d)-?([1-7])${REST}`, 'i');
const DAY_OF_YEAR = new RegExp(String.raw`^(\d{4})-?(\d{3})${REST}`, 'i');
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([./-])(\d{1,2})\2(\d{4})${REST}`, 'i');
const DAY_MONTH = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th|er|º|\.)?${OF}(\p{L}+)\.?,?(?:\s+de)?[\s-]+(\d{4})${REST}`,
  'iu',
);
const MONTH_DAY = new RegExp(String.raw`^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${REST}`, 'iu');
const FIRST_WORD = /^(\p{L}+)\.?,?\s+(.+)$/u;
const TIME =
  /^(\d{1,2})(?::?(\d\d)(?::?(\d\d)(?:[.,](\d{1,9}))?)?)?(?:\s*([ap])\.?m\.?)?\s*(?:(z|utc|gmt)|([+-])(\d\d):?(\d\d)?)?$/i;
const LONGEST = 60;

/**
 * Reads a day or a moment in any form of ISO 8601, or as people write it: `4 March 2026`, `March 4th, 2026 at 9:00 am`,
 * `4.3.2026`, `4. März 2026`. Without a zone it is UTC, and without a time midnight.
 */
export function readWrittenDate(written: string): ReadDate {
  const text = written
    .trim()
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ');
  if (text.length > LONGEST) return {};
  const day = readDay(text) ?? readAfterWeekday(text);
  if (!day) return {};
  if ('problem' in day) return day;
  if (!isRealDate(day.date)) return { problem: `${written.trim()} is not a day of the calendar` };
  const sinceMidnightMs = day.rest === undefined ? 0 : readTime(day.rest);
  if (sinceMidnightMs === undefined) return {};
  return { moment: new Date(Date.parse(`${day.date}T00:00:00Z`) + sinceMidnightMs).toISOString() };
}

type Day = { date: string; rest?: string | undefined } | { problem: string };

function readAfterWeekday(text: string): Day | undefined {
  const [, word = '', rest = ''] = FIRST_WORD.exec(text) ?? [];
  return isWeekday(word) ? readDay(rest) : undefined;
}

function readDay(text: string): Day | undefined {
  return readNumbers(text) ?? readWords(text);
}

function readNumbers(text: string): Day | undefined {
  const iso = ISO_DAY.exec(text);
  if (iso) return { date: joinDate(iso[1], iso[3], iso[4]), rest: iso[5] };
  const basic = BASIC_DAY.exec(text);
  if (basic) return { date: joinDate(basic[1], basic[2], basic[3]), rest: basic[4] };
  const week = WEEK.exec(text);
  if (week) return { date: dateOfWeek(Number(week[1]), Number(week[2]), Number(week[3])), rest: week[4] };
  const ordinal = DAY_OF_YEAR.exec(text);
  if (ordinal) return { date: dateOfYear(Number(ordinal[1]), Number(ordinal[2])), rest: ordinal[3] };
  const last = YEAR_LAST.exec(text);
  return last ? readYearLast(last) : undefined;
}

/**
 * Reads a date that ends with its year. With dots the day comes first everywhere; otherwise only a number above 12
 * decides.
 */
function readYearLast([, one = '', sign, two = '', year = '', rest]: RegExpExecArray): Day {
  const dayFirst = joinDate(year, two, one);
  const monthFirst = joinDate(year, one, two);
  if (sign === '.' || dayFirst === monthFirst || !isRealDate(monthFirst)) return { date: dayFirst, rest };
  if (!isRealDate(dayFirst)) return { date: monthFirst, rest };
  return { problem: `it can be ${dayFirst} or ${monthFirst}; write one of them` };
}

function readWords(text: string): Day | undefined {
  const dayFirst = DAY_MONTH.exec(text);
  const [, monthFirst, day, year, rest] = MONTH_DAY.exec(text) ?? [];
  const month = monthOf(dayFirst?.[2] ?? monthFirst ?? '');
  if (month === undefined) return undefined;
  if (dayFirst) return { date: joinDate(dayFirst[3], String(month), dayFirst[1]), rest: dayFirst[4] };
  return { date: joinDate(year, String(month), day), rest };
}

function joinDate(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Returns the date of a weekday in a week of ISO 8601: the first week of a year has its 4 January. */
function dateOfWeek(year: number, week: number, weekday: number): string {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY_MS;
  const date = new Date(monday + ((week - 1) * 7 + weekday - 1) * DAY_MS);
  return week >= 1 && week <= 53 ? dateOf(date) : '';
}

function dateOfYear(year: number, day: number): string {
  const date = new Date(Date.UTC(year, 0, day));
  return date.getUTCFullYear() === year ? dateOf(date) : '';
}

/** @returns milliseconds from midnight UTC of that day */
function readTime(text: string): number | undefined {
  const [whole, hours, minutes, seconds, fraction, half, , sign, zoneHours, zoneMinutes] =
    TIME.exec(text.replace(/\s*(?:uhr|h)$/i, '')) ?? [];
  // An hour alone is a time only with am or pm.
  if (whole === undefined || (minutes === undefined && !half)) return undefined;
  const hour = half ? hourOfHalf(Number(hours), half) : Number(hours);
  const isTime = hour < 24 && Number(minutes ?? 0) < 60 && Number(seconds ?? 0) < 60;
  if (!isTime || Number(zoneHours ?? 0) > 14 || Number(zoneMinutes ?? 0) > 59) return undefined;
  const zone = (Number(zoneHours ?? 0) * 60 + Number(zoneMinutes ?? 0)) * (sign === '-' ? -1 : 1);
  const minute = hour * 60 + Number(minutes ?? 0) - zone;
  return (minute * 60 + Number(seconds ?? 0)) * 1000 + Math.floor(Number(`0.${fraction ?? 0}`) * 1000);
}

/** `NaN` where there is no such hour on a clock of twelve. */
function hourOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
