import type { BookedTime, CalendarDay, CalendarSlot } from 'contract/bookings/demo-calendar.ts';
import { type DemoSlot, slotAt } from 'contract/bookings/office.ts';
import { type IsoDate, laterDate } from 'contract/dates.ts';
import { office, slotsOn } from '../../product/office.ts';
import { addMonths, type IsoMonth, lastShown, monthOf } from './calendar-month.ts';

/** The server's statement about a half-hour. */
export type KnownSlot = Pick<CalendarSlot, 'freeSeats' | 'toBeConfirmed'>;

/** The server's statements about days so far, by `startDateTime`. A day that is missing is unknown. */
export type FreeTimes = ReadonlyMap<IsoDate, ReadonlyMap<string, KnownSlot>>;

export const NOTHING_KNOWN: FreeTimes = new Map();

/**
 * State of a half-hour. One whose state is unknown is `free`: the server decides in the end anyway, and the page must
 * work when the server can't be reached.
 */
export type SlotState = 'free' | 'taken' | 'over';

/** A half-hour of a day. */
export interface Choice {
  date: IsoDate;
  slot: DemoSlot;
  /** Its host has to confirm it. */
  toBeConfirmed?: boolean | undefined;
}

/** `over` is what has begun, and what is not offered: too soon, on a day without demos, beyond the horizon. */
export function slotState({ date, slot }: Choice, known: FreeTimes, now: Date): SlotState {
  if (slot.start <= now) return 'over';
  const day = known.get(date);
  if (!day) return 'free';
  const found = day.get(slot.startDateTime);
  if (!found) return 'over';
  return found.freeSeats > 0 ? 'free' : 'taken';
}

/** Returns true if a host has to confirm a half-hour, because no calendar of those who are free could be read. */
export function isToBeConfirmed(date: IsoDate, { startDateTime }: DemoSlot, known: FreeTimes) {
  return known.get(date)?.get(startDateTime)?.toBeConfirmed;
}

/** Returns true if it is known that nothing can be booked on a day. */
export function hasNoFreeTime(date: IsoDate, known: FreeTimes, now: Date): boolean {
  return known.has(date) && slotsOn(date).every((slot) => slotState({ date, slot }, known, now) !== 'free');
}

/**
 * The days to ask for where a month is shown: from today on; none of a month that has passed. The first is shown with
 * days of the next one.
 */
export function daysToAskFor(month: IsoMonth, today: IsoDate): { from: IsoDate; to: IsoDate } | undefined {
  const first = `${month}-01`;
  const to = laterDate(addMonths(first, 1), -1);
  if (to < today) return undefined;
  return monthOf(today) === month ? { from: today, to: lastShown(month, today) } : { from: first, to };
}

/** Adds an answer to what is known: the newest word counts. */
export function withAnswer(known: FreeTimes, days: readonly CalendarDay[]): FreeTimes {
  const learned = days.map(({ date, slots }): [IsoDate, ReadonlyMap<string, KnownSlot>] => [
    date,
    new Map(slots.map((slot) => [slot.startDateTime, slot])),
  ]);
  return new Map([...known, ...learned]);
}

/**
 * Adds to what is known that a half-hour was refused, until the server is asked again. Of an unknown day the rest
 * counts as free.
 */
export function withTaken(known: FreeTimes, { date, slot }: Choice): FreeTimes {
  const day = known.get(date) ?? new Map(slotsOn(date).map((each) => [each.startDateTime, { freeSeats: 1 }]));
  return new Map([...known, [date, new Map([...day, [slot.startDateTime, { freeSeats: 0 }]])]]);
}

/** The slot that begins at a moment as the server writes it; `undefined` where the grid has none. */
export function choiceAt(startDateTime: string): Choice | undefined {
  const slot = slotAt(office(), startDateTime);
  return slot && { date: startDateTime.slice(0, 10), slot };
}

/** The slots of half-hours as the server writes them, without those that the grid has not. */
export function choicesOf(times: readonly BookedTime[]): Choice[] {
  return times.flatMap(({ startDateTime, toBeConfirmed }) => {
    const choice = choiceAt(startDateTime);
    return choice ? { ...choice, toBeConfirmed } : [];
  });
}

/** The days of an answer; nothing of what is no calendar, for another server may say anything. */
export function readDays(answer: unknown): CalendarDay[] {
  const days: unknown = Object(answer).days;
  if (!Array.isArray(days)) return [];
  return days.filter(
    (day): day is CalendarDay =>
      typeof Object(day).date === 'string' &&
      Array.isArray(day.slots) &&
      day.slots.every(
        (slot: unknown) =>
          typeof Object(slot).startDateTime === 'string' && typeof Object(slot).freeSeats === 'number',
      ),
  );
}
