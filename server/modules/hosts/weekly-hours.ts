/** As settings and commands name them; Monday first, as ISO 8601 counts. */
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

type Weekday = (typeof DAYS)[number];

/** From a minute of the day to another; 1,440 is the midnight that ends it. */
export type MinuteRange = readonly [from: number, to: number];

/** What is open on each day of the week, Monday first: in order, without overlaps. */
export type WeeklyHours = readonly (readonly MinuteRange[])[];

const DAY_MINUTES = 24 * 60;
const PART = /^(?:([a-z]{3})(?:-([a-z]{3}))? +)?(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/;
/** Longer than any week that a person keeps. */
const MOST_PARTS = 50;

/**
 * Reads hours such as `mon-thu 09:00-12:30, mon-thu 13:00-17:00, fri 9:00-13:00`. A part without a day goes on with the
 * days of the part before, or means every day where it comes first. Nothing at all is a week without hours.
 * @returns why it cannot be read, in one sentence, in place of the hours
 */
export function readWeeklyHours(typed: string): WeeklyHours | string {
  const parts = typed.toLowerCase().split(',').map(trim).filter(Boolean);
  if (parts.length > MOST_PARTS) return `There are more than ${MOST_PARTS} ranges.`;
  const week: MinuteRange[][] = DAYS.map(() => []);
  let days: readonly number[] = DAYS.map((_, index) => index);
  for (const part of parts) {
    const read = PART.exec(part);
    if (!read) return `“${part}” isn’t days and hours such as mon-fri 09:00-17:00.`;
    const [, first, last, ...clock] = read;
    const named = first === undefined ? days : daysBetween(first, last ?? first);
    if (!named) return `“${part}” names a day other than ${DAYS.join(', ')}.`;
    const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = clock.map(Number);
    const range = [fromHour * 60 + fromMinute, toHour * 60 + toMinute] as const;
    if (fromMinute > 59 || toMinute > 59 || range[1] > DAY_MINUTES)
      return `“${part}” has a time that no clock shows.`;
    if (range[1] <= range[0]) return `“${part}” ends before it begins.`;
    days = named;
    for (const day of named) week[day]?.push(range);
  }
  return week.map(inOrder);
}

/** The same as text, in its shortest form: days in a row with the same hours together. */
export function writeWeeklyHours(week: WeeklyHours): string {
  const texts = DAYS.map((_, day) =>
    (week[day] ?? []).map(([from, to]) => `${clockOf(from)}-${clockOf(to)}`),
  );
  const parts: string[] = [];
  for (let day = 0; day < DAYS.length; ) {
    const same = texts[day]?.join() ?? '';
    let last = day;
    while (last + 1 < DAYS.length && texts[last + 1]?.join() === same) last += 1;
    const named = last === day ? DAYS[day] : `${DAYS[day]}-${DAYS[last]}`;
    parts.push(...(texts[day] ?? []).map((range) => `${named} ${range}`));
    day = last + 1;
  }
  return parts.join(', ');
}

/** Those from one day to another, which may run over the end of the week. */
function daysBetween(first: string, last: string): number[] | undefined {
  const [from, to] = [first, last].map((name) => DAYS.indexOf(name as Weekday)) as [number, number];
  if (from < 0 || to < 0) return undefined;
  const count = ((to - from + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, index) => (from + index) % DAYS.length);
}

/** Ranges that overlap or touch become one. */
function inOrder(ranges: readonly MinuteRange[]): MinuteRange[] {
  const merged: [number, number][] = [];
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const before = merged.at(-1);
    if (before && from <= before[1]) before[1] = Math.max(before[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function trim(text: string): string {
  return text.trim();
}
