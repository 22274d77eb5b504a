import { type IsoDate, laterDate, momentOf, offsetAt, wallTimeAt } from 'contract/dates.ts';
import type { CalendarFrame, DeskDemo } from 'contract/desk/calendar.ts';

/** A demo in a column of a week. */
export interface PlacedDemo {
  demo: DeskDemo;
  day: IsoDate;
  /** Minutes since midnight, by the clock of the person. */
  from: number;
  minutes: number;
  /** Index of the column among those that demos at the same time share. */
  lane: number;
  lanes: number;
}

/** Hours that are shown of a day. */
export interface ShownHours {
  from: number;
  to: number;
}

const DAY_MINUTES = 24 * 60;
/** A day without demos and without an office has these. */
const USUAL: ShownHours = { from: 8, to: 18 };

/** Lists consecutive days. */
export function daysFrom(first: IsoDate, count: number): IsoDate[] {
  return Array.from({ length: count }, (_, index) => laterDate(first, index));
}

/** Returns the beginning of the first day and the end of the last, by the clock of a zone. */
export function rangeOf(days: readonly IsoDate[], zone: string): { from: string; until: string } {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return {
    from: momentOf(zone, first, 0).toISOString(),
    until: momentOf(zone, laterDate(last, 1), 0).toISOString(),
  };
}

/** The day and the minute that a clock shows. */
export function placeOf(instant: string, zone: string): { day: IsoDate; minute: number } {
  const { date, minute } = wallTimeAt(zone, new Date(instant));
  return { day: date, minute };
}

/** Places demos in columns of days: those at the same time share the width, in the order of time. */
export function placeDemos(demos: readonly DeskDemo[], zone: string): PlacedDemo[] {
  const placed: PlacedDemo[] = [];
  let group: PlacedDemo[] = [];
  let groupEnd = 0;
  const endGroup = () => {
    const lanes = Math.max(1, ...group.map(({ lane }) => lane + 1));
    for (const each of group) each.lanes = lanes;
    group = [];
  };
  const inOrder = demos.toSorted((one, other) => one.start.localeCompare(other.start));
  for (const demo of inOrder) {
    const { day, minute } = placeOf(demo.start, zone);
    const [start, end] = [Date.parse(demo.start), Date.parse(demo.end)];
    if (start >= groupEnd) endGroup();
    const taken = new Set(group.filter((each) => Date.parse(each.demo.end) > start).map((each) => each.lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    const minutes = Math.min((end - start) / 60_000, DAY_MINUTES - minute);
    const each = { demo, day, from: minute, minutes, lane, lanes: 1 };
    group.push(each);
    placed.push(each);
    groupEnd = Math.max(groupEnd, end);
  }
  endGroup();
  return placed;
}

/** Cuts an interval at each midnight. */
export function partsByDay(
  { start, end }: { start: string; end: string },
  zone: string,
): { day: IsoDate; from: number; to: number }[] {
  const [first, last] = [placeOf(start, zone), placeOf(end, zone)];
  const parts: { day: IsoDate; from: number; to: number }[] = [];
  for (let { day } = first; day <= last.day; day = laterDate(day, 1)) {
    const from = day === first.day ? first.minute : 0;
    const to = day === last.day ? last.minute : DAY_MINUTES;
    if (to > from) parts.push({ day, from, to });
  }
  return parts;
}

/** Returns the part of an interval within the hours that are shown. */
export function shownPart(
  { from, to }: { from: number; to: number },
  hours: ShownHours,
): { from: number; to: number } | undefined {
  const shown = { from: Math.max(from, hours.from * 60), to: Math.min(to, hours.to * 60) };
  return shown.to > shown.from ? shown : undefined;
}

/** The hours that a week must show: those of the office, and those of demos outside of them. */
export function shownHours(
  open: CalendarFrame['open'],
  demos: readonly Pick<DeskDemo, 'start' | 'end'>[],
  zone: string,
): ShownHours {
  const parts = [...open, ...demos].flatMap((each) => partsByDay(each, zone));
  if (parts.length === 0) return USUAL;
  return {
    from: Math.floor(Math.min(...parts.map(({ from }) => from)) / 60),
    to: Math.ceil(Math.max(...parts.map(({ to }) => to)) / 60),
  };
}

/**
 * Returns the first minute in sight of a week: an hour before now while the office is open, otherwise its next opening.
 * @param now a day of the week and its minute; absent in other weeks
 */
export function firstMinuteInSight(
  open: readonly { day: IsoDate; from: number; to: number }[],
  now?: { day: IsoDate; minute: number },
): number {
  const today = open.filter(({ day, to }) => day === now?.day && to > now.minute);
  if (now && today[0]) return Math.max(today[0].from, now.minute - 60);
  return Math.min(DAY_MINUTES, ...open.map(({ from }) => from)) % DAY_MINUTES;
}

/** A half-hour to which a demo can be carried. */
export interface Target {
  start: string;
}

/**
 * Finds the time to which a key carries a demo: up and down to the free half-hour before and after, left and right to the one
 * of another day that is nearest to the same time.
 * @param times in the order of time
 * @returns `undefined` where nothing is free that way
 */
export function nextTarget<Time extends Target>(
  times: readonly Time[],
  at: string,
  key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
  zone: string,
): Time | undefined {
  if (key === 'ArrowDown') return times.find(({ start }) => start > at);
  if (key === 'ArrowUp') return times.findLast(({ start }) => start < at);
  const here = placeOf(at, zone);
  const isAhead = key === 'ArrowRight';
  const beyond = times
    .map((time) => ({ time, ...placeOf(time.start, zone) }))
    .filter(({ day }) => (isAhead ? day > here.day : day < here.day));
  const [day] = [isAhead ? beyond[0]?.day : beyond.at(-1)?.day];
  const onDay = beyond.filter((each) => each.day === day);
  return onDay.toSorted(
    (one, other) => Math.abs(one.minute - here.minute) - Math.abs(other.minute - here.minute),
  )[0]?.time;
}

/** Returns the minutes by which a zone's clock is ahead of another's at a moment. */
export function minutesAhead(zone: string, of: string, at: Date): number {
  return offsetAt(zone, at) - offsetAt(of, at);
}
