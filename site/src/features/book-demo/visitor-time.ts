import { clockOf, type DemoSlot } from 'contract/bookings/office.ts';
import { fill } from 'contract/content/fill.ts';
import { type IsoDate, weekdayOf } from 'contract/dates.ts';
import { wordsFor } from '../../words.ts';
import { nameChoice } from './calendar-month.ts';

/** A slot as the clock of the visitor shows it. */
export interface VisitorTime {
  /** `02:30 AM`, or `Thu 06:30 PM` where it is another day than in the office */
  start: string;
  /** `02:30 AM - 03:00 AM, Fri, Nov 20`; where a clock change lies between, `01:30 AM PST - 03:00 AM PDT, Sun, Mar 14` */
  range: string;
  /** `Fri, Nov 20, 02:30 AM your time` */
  moment: string;
  /** `Europe/London` */
  timeZone: string;
}

/**
 * The slot in the visitor's own zone, or `undefined` where that is the office's clock already.
 * @param timeZone an IANA name, as `Intl` gives it for this browser
 */
export function visitorTime(slot: DemoSlot, timeZone: string): VisitorTime | undefined {
  const { start, startDateTime, endDateTime } = slot;
  const here = formatsOf(timeZone);
  const clock = here.clock(start);
  // The slots are named by the office's clock, and the days are the office's.
  if (clock === clockOf(startDateTime)) return undefined;
  const day = here.weekday(start);
  return {
    start:
      day === wordsFor('calendar').weekdays[weekdayOf(startDateTime.slice(0, 10))]?.slice(0, day.length)
        ? clock
        : `${day} ${clock}`,
    get range() {
      const end = new Date(endDateTime);
      const told = here.zone(start) === here.zone(end) ? here.clock : here.clockAndZone;
      return `${told(start)} - ${told(end)}, ${here.day(start)}`;
    },
    get moment() {
      return fill(wordsFor('booking').ownMoment, { day: here.day(start), clock });
    },
    timeZone: timeZone.replaceAll('_', ' '),
  };
}

/**
 * Names the choice by the visitor's clock: `Fri, Nov 20, 02:30 AM your time`, or `Friday, November 20, 11:30 AM`
 * where it is the office's.
 */
export function nameForVisitor(date: IsoDate, slot: DemoSlot | undefined): string {
  const local = slot && visitorTime(slot, ownTimeZone());
  return local?.moment ?? nameChoice(date, slot);
}

/** `Wednesday, December 2`, or `Wed, Dec 2 – Thu, Dec 3`: the days of the slots of a day, by the clock of the visitor. */
export function nameDays(slots: readonly DemoSlot[], timeZone: string): string | undefined {
  const [first, last] = [slots.at(0), slots.at(-1)];
  return first && last && formatsOf(timeZone).days(first.start, last.start);
}

/** The visitor's own, by its IANA name. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

interface ZoneFormats {
  clock: (at: Date) => string;
  zone: (at: Date) => string;
  clockAndZone: (at: Date) => string;
  weekday: (at: Date) => string;
  day: (at: Date) => string;
  days: (from: Date, to: Date) => string;
}

const knownFormats = new Map<string, ZoneFormats>();

function formatsOf(timeZone: string): ZoneFormats {
  const known = knownFormats.get(timeZone);
  if (known) return known;
  const clock = lazyFormat({ timeZone, hour: '2-digit', minute: '2-digit' });
  const zone = lazyFormat({ timeZone, timeZoneName: 'short' });
  const dayOfWeek = lazyFormat({ timeZone, weekday: 'short' });
  const day = lazyFormat({ timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  const longDay = lazyFormat({ timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const formats: ZoneFormats = {
    // Newer browsers put a narrow space before AM; the slots have a plain one.
    clock: (at) =>
      clock()
        .format(at)
        .replace(/\u202f/g, ' '),
    zone: (at) =>
      zone()
        .formatToParts(at)
        .find(({ type }) => type === 'timeZoneName')?.value ?? '',
    clockAndZone: (at) => `${formats.clock(at)} ${formats.zone(at)}`,
    weekday: (at) => dayOfWeek().format(at),
    day: (at) => day().format(at),
    days: (from, to) =>
      formats.day(from) === formats.day(to) ? longDay().format(from) : day().formatRange(from, to),
  };
  knownFormats.set(timeZone, formats);
  return formats;
}

/** Every slot needs it, and a phone takes 15 ms to make it: once, and not before it is asked for. */
function lazyFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format;
  };
}
