/**
 * The demo calendar: which half-hours can be booked, and how one is written on the wire
 * (S1 sections 2.8, 3 and 9). India has no daylight saving, so a fixed offset is exact.
 */
import { type IsoDate, isRealDate } from '../bookings/iso-date.ts';

export const DEMO_TIME_ZONE = 'Asia/Kolkata';
export const DEMO_TIME_ZONE_LABEL = 'India Standard Time';
export const DEMO_UTC_OFFSET = '+05:30';
export const DEMO_MINUTES = 30;

const OFFSET_MS = 5.5 * 3_600_000;
const FIRST_SLOT_MINUTE = 8 * 60;
const SLOT_COUNT = 24;

/** One bookable half-hour of a day. */
export interface DemoSlot {
  /** 12-hour wall time in India, `08:00 AM`: the visible name of the slot. */
  label: string;
  /** The same, 24-hour, `08:00`. */
  time: string;
}

/** The 24 half-hours from 08:00 AM to 07:30 PM (S1 section 9). */
export const DEMO_SLOTS: readonly DemoSlot[] = Array.from({ length: SLOT_COUNT }, (_, index) => {
  const minute = FIRST_SLOT_MINUTE + index * DEMO_MINUTES;
  return { label: twelveHour(minute), time: twentyFourHour(minute) };
});

/** The interval that a demo request names: ISO local times with the +05:30 offset. */
export interface DemoInterval {
  startDateTime: string;
  endDateTime: string;
}

/**
 * The interval of a slot on a day.
 * @example demoInterval('2026-01-15', { label: '08:00 AM', time: '08:00' }).startDateTime // '2026-01-15T08:00:00+05:30'
 */
export function demoInterval(date: IsoDate, slot: DemoSlot): DemoInterval {
  return {
    startDateTime: `${date}T${slot.time}:00${DEMO_UTC_OFFSET}`,
    endDateTime: `${date}T${endTime(slot)}:00${DEMO_UTC_OFFSET}`,
  };
}

/** The half-hour that begins at a moment, as it travels; whether it is a slot of a day is not asked. */
export function intervalAt(start: Date): DemoInterval {
  const local = (moment: number) =>
    `${new Date(moment + OFFSET_MS).toISOString().slice(0, 19)}${DEMO_UTC_OFFSET}`;
  const begin = start.getTime();
  return { startDateTime: local(begin), endDateTime: local(begin + DEMO_MINUTES * 60_000) };
}

/** When the slot is over, 12-hour: `08:30 AM` for the first. */
export function slotEndLabel(slot: DemoSlot): string {
  return twelveHour(minuteOfDay(slot.time) + DEMO_MINUTES);
}

/** The moment at which a slot of that day begins. */
export function slotStart(date: IsoDate, slot: DemoSlot): Date {
  return new Date(demoInterval(date, slot).startDateTime);
}

/** The moment from which on the demos of a day begin: its first half-hour. */
export function startOfDay(date: IsoDate): Date {
  return new Date(`${date}T${twentyFourHour(FIRST_SLOT_MINUTE)}:00${DEMO_UTC_OFFSET}`);
}

/** The day that it is in India at that moment, whatever zone this machine is in. */
export function indiaDate(now: Date): IsoDate {
  return new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** Whether a slot of that day has begun: it can no longer be booked. */
export function isSlotPast(date: IsoDate, slot: DemoSlot, now: Date): boolean {
  return slotStart(date, slot).getTime() <= now.getTime();
}

/** Why an interval cannot be booked; `undefined` when it can. */
export type SlotProblem = 'not_on_grid' | 'not_30_minutes' | 'past';

/**
 * Checks that an interval is one of the slots of a real day, half an hour long and still to come.
 * Both times must be written as `demoInterval` writes them.
 */
export function findSlotProblem(interval: DemoInterval, now: Date): SlotProblem | undefined {
  const [date = '', clock = ''] = interval.startDateTime.split('T');
  const slot = DEMO_SLOTS.find(({ time }) => clock === `${time}:00${DEMO_UTC_OFFSET}`);
  if (!slot || !isRealDate(date)) return 'not_on_grid';
  if (interval.endDateTime !== demoInterval(date, slot).endDateTime) return 'not_30_minutes';
  return isSlotPast(date, slot, now) ? 'past' : undefined;
}

function endTime(slot: DemoSlot): string {
  return twentyFourHour(minuteOfDay(slot.time) + DEMO_MINUTES);
}

function minuteOfDay(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}

function twentyFourHour(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

function twelveHour(minute: number): string {
  const hours = Math.floor(minute / 60);
  return `${twoDigits(hours % 12 || 12)}:${twoDigits(minute % 60)} ${hours < 12 ? 'AM' : 'PM'}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
