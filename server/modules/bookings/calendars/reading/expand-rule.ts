import { DAY_MS, isPlaceIn, matchDays } from './day-of-rule.ts';
import type { Rule } from './rule.ts';
import type { WallMs } from './written-time.ts';

const SECOND_MS = 1_000;
/** Lengths of the short periods; those of months and years differ. */
const PERIOD_MS = { SECONDLY: SECOND_MS, MINUTELY: 60_000, HOURLY: 3_600_000, DAILY: DAY_MS } as const;
/** Limit of four-digit years: no calendar continues after it, and a rule that matches nothing ends there. */
const LAST_MS = Date.UTC(10_000, 0, 1);

export interface Window {
  from: WallMs;
  until: WallMs;
}

/**
 * The occurrences of a rule within a window, in order. The first one is among them, as calendars show it, also where
 * the rule does not match it; whether it counts then, they disagree on, so that it does not: rather a time too many.
 * Unless it has a count, a rule costs as much as its window is long, however long ago it began.
 * @param start the first occurrence; a rule that excludes has it only where it matches
 * @param spend called for each day and time that is looked at; ends the work by throwing
 */
export function* expandRule(
  rule: Rule,
  start: WallMs,
  { from, until }: Window,
  spend: () => void,
  excludes = false,
): Generator<WallMs> {
  let left = rule.count || Number.POSITIVE_INFINITY;
  let hasFirst = excludes;
  const earliest = rule.count > 0 ? start : Math.max(start, from);
  for (const period of periodsOf(rule, start, earliest, Math.min(until, LAST_MS), spend)) {
    for (const occurrence of inSetPositions(rule, period)) {
      if (occurrence < start) continue;
      if (!hasFirst && occurrence > start && earliest === start) {
        hasFirst = true;
        if (start >= from && start < until) yield start;
      }
      if (occurrence >= until || left <= 0) return;
      hasFirst = true;
      left -= 1;
      if (occurrence >= from) yield occurrence;
    }
  }
  if (!hasFirst && earliest === start && start >= from && start < until) yield start;
}

/** The occurrences of each period, from the one of `earliest`, before the set positions pick some of them. */
function* periodsOf(
  rule: Rule,
  start: WallMs,
  earliest: WallMs,
  until: WallMs,
  spend: () => void,
): Generator<WallMs[]> {
  const isDayWanted = matchDays(rule, start);
  if (isShort(rule.freq)) return yield* shortPeriods(rule, start, earliest, until, isDayWanted, spend);
  const times = timesOf(rule, start);
  const { beginOf, placeOf } = longPeriods(rule, start);
  // One before: the last of its days may be beyond the window's beginning.
  const skipped = Math.floor(placeOf(earliest) / rule.interval) - 1;
  for (let place = Math.max(0, skipped) * rule.interval; ; place += rule.interval) {
    const [begin, end] = [beginOf(place), beginOf(place + 1)];
    if (begin >= until) return;
    const period: WallMs[] = [];
    for (let day = begin; day < end; day += DAY_MS) {
      spend();
      if (!isDayWanted(day)) continue;
      for (const time of times) {
        spend();
        period.push(day + time);
      }
    }
    yield period;
  }
}

/**
 * Returns the beginnings of the days, weeks, months or years of a rule, by their distance from the one in which it
 * begins.
 */
function longPeriods({ freq, weekStart }: Rule, start: WallMs) {
  const first = new Date(start);
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()];
  if (freq === 'YEARLY') {
    return {
      beginOf: (place: number) => Date.UTC(year + place, 0, 1),
      placeOf: (moment: WallMs) => new Date(moment).getUTCFullYear() - year,
    };
  }
  if (freq === 'MONTHLY') {
    return {
      beginOf: (place: number) => Date.UTC(year, month + place, 1),
      placeOf: (moment: WallMs) => {
        const date = new Date(moment);
        return (date.getUTCFullYear() - year) * 12 + date.getUTCMonth() - month;
      },
    };
  }
  const length = freq === 'WEEKLY' ? 7 * DAY_MS : DAY_MS;
  const back = freq === 'WEEKLY' ? (first.getUTCDay() - weekStart + 7) % 7 : 0;
  const begin = dayOf(start) - back * DAY_MS;
  return {
    beginOf: (place: number) => begin + place * length,
    placeOf: (moment: WallMs) => Math.floor((moment - begin) / length),
  };
}

type ShortFrequency = Exclude<keyof typeof PERIOD_MS, 'DAILY'>;

function isShort(freq: Rule['freq']): freq is ShortFrequency {
  return freq === 'HOURLY' || freq === 'MINUTELY' || freq === 'SECONDLY';
}

/** Hours, minutes or seconds: days that the rule does not name are passed over as a whole. */
function* shortPeriods(
  rule: Rule,
  start: WallMs,
  earliest: WallMs,
  until: WallMs,
  isDayWanted: (day: WallMs) => boolean,
  spend: () => void,
): Generator<WallMs[]> {
  const length = PERIOD_MS[rule.freq as ShortFrequency];
  const origin = Math.floor(start / length) * length;
  const step = length * rule.interval;
  const within = timesWithin(rule, start);
  for (let day = dayOf(earliest); day < until; day += DAY_MS) {
    spend();
    if (!isDayWanted(day)) continue;
    const toFirst = Math.max(0, Math.ceil((day - origin) / step)) * step;
    for (let begin = origin + toFirst; begin < day + DAY_MS; begin += step) {
      spend();
      if (!isTimeWanted(rule, begin)) continue;
      for (const _ of within) spend();
      yield within.map((time) => begin + time);
    }
  }
}

/** Reports whether the parts that limit a short period let it through. */
function isTimeWanted({ freq, byHour, byMinute, bySecond }: Rule, begin: WallMs): boolean {
  const date = new Date(begin);
  const fits = (wanted: readonly number[], value: number) => wanted.length === 0 || wanted.includes(value);
  if (!fits(byHour, date.getUTCHours())) return false;
  if (freq === 'HOURLY') return true;
  return (
    fits(byMinute, date.getUTCMinutes()) && (freq === 'MINUTELY' || fits(bySecond, date.getUTCSeconds()))
  );
}

/** Times within an hour, minute or second, from its beginning. */
function timesWithin({ freq, byMinute, bySecond }: Rule, start: WallMs): number[] {
  const first = new Date(start);
  if (freq === 'SECONDLY') return [0];
  const seconds = inOrder(bySecond, first.getUTCSeconds());
  const minutes = freq === 'HOURLY' ? inOrder(byMinute, first.getUTCMinutes()) : [0];
  return minutes.flatMap((minute) => seconds.map((second) => (minute * 60 + second) * SECOND_MS));
}

/** Times of a day, from its beginning. */
function timesOf(rule: Rule, start: WallMs): number[] {
  const hours = inOrder(rule.byHour, new Date(start).getUTCHours());
  const within = timesWithin({ ...rule, freq: 'HOURLY' }, start);
  return hours.flatMap((hour) => within.map((time) => hour * PERIOD_MS.HOURLY + time));
}

function inOrder(wanted: readonly number[], otherwise: number): number[] {
  return wanted.length === 0 ? [otherwise] : [...new Set(wanted)].sort((one, other) => one - other);
}

function inSetPositions({ bySetPos }: Rule, period: WallMs[]): WallMs[] {
  if (bySetPos.length === 0) return period;
  return period.filter((_, index) => isPlaceIn(bySetPos, index + 1, period.length));
}

function dayOf(moment: WallMs): WallMs {
  return Math.floor(moment / DAY_MS) * DAY_MS;
}
