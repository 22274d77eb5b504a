import { namedDays, WEEKDAYS, type Weekday } from './weekdays.ts';

/** Range from a minute of the day to another; 1,440 is the midnight that ends it. */
export type MinuteRange = readonly [from: number, to: number];

/** Open ranges of each day of the week, Monday first: in order, without overlaps. */
export type WeeklyHours = readonly (readonly MinuteRange[])[];

const DAY_MINUTES = 24 * 60;
const PART =
  /^(?:([a-z]{3})(?:-([a-z]{3}))? +)?(\d{1,2}:\d{2}-\d{1,2}:\d{2}(?: +\d{1,2}:\d{2}-\d{1,2}:\d{2})*)$/;
const RANGE = /^(\d+):(\d+)-(\d+):(\d+)$/;
/** Limit of ranges: more than any week that a person keeps. */
const MOST_PARTS = 50;

/**
 * Reads hours such as `mon-thu 09:00-12:30 13:00-17:00, fri 9:00-13:00`, of the office and of hosts. A part without a
 * day continues the days of the part before, or means every day where it comes first. An empty text is a week without
 * hours.
 * @returns the reason why it cannot be read, in one sentence, in place of the hours
 */
export function readWeeklyHours(typed: string): WeeklyHours | string {
  const parts = typed.toLowerCase().split(',').map(trim).filter(Boolean);
  if (parts.length > MOST_PARTS) return `There are more than ${MOST_PARTS} ranges.`;
  const week: MinuteRange[][] = WEEKDAYS.map(() => []);
  let days: readonly Weekday[] = WEEKDAYS;
  for (const part of parts) {
    const read = PART.exec(part);
    if (!read) return `“${part}” isn’t days and hours such as mon-fri 09:00-17:00.`;
    const [, first, last = first, ranges = ''] = read;
    if (first !== undefined && !(isWeekday(first) && isWeekday(last)))
      return `“${part}” names a day other than ${WEEKDAYS.join(', ')}.`;
    if (first !== undefined) days = namedDays([`${first}-${last}`]);
    for (const text of ranges.split(/ +/)) {
      const range = readRange(text);
      if (typeof range === 'string') return `“${part}” ${range}.`;
      for (const day of days) week[WEEKDAYS.indexOf(day)]?.push(range);
    }
  }
  return week.map(inOrder);
}

/** @returns what is wrong with it, in place of the range */
function readRange(text: string): MinuteRange | string {
  const clock = RANGE.exec(text)?.slice(1).map(Number) ?? [];
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = clock;
  const range = [fromHour * 60 + fromMinute, toHour * 60 + toMinute] as const;
  if (fromMinute > 59 || toMinute > 59 || range[1] > DAY_MINUTES) return 'has a time that no clock shows';
  return range[0] < range[1] ? range : 'ends before it begins';
}

/** The same as text, in its shortest form: days in a row with the same hours together. */
export function writeWeeklyHours(week: WeeklyHours): string {
  const texts = WEEKDAYS.map((_, day) =>
    (week[day] ?? []).map(([from, to]) => `${clockOf(from)}-${clockOf(to)}`),
  );
  const parts: string[] = [];
  for (let day = 0; day < WEEKDAYS.length; ) {
    const same = texts[day]?.join() ?? '';
    let last = day;
    while (last + 1 < WEEKDAYS.length && texts[last + 1]?.join() === same) last += 1;
    const named = last === day ? WEEKDAYS[day] : `${WEEKDAYS[day]}-${WEEKDAYS[last]}`;
    parts.push(...(texts[day] ?? []).map((range) => `${named} ${range}`));
    day = last + 1;
  }
  return parts.join(', ');
}

function isWeekday(name: string | undefined): name is Weekday {
  return (WEEKDAYS as readonly (string | undefined)[]).includes(name);
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
