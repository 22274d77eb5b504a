import { DEMO_MINUTES, DEMO_TIME_ZONE, type DemoSlot, type IsoDate, slotStart } from 'contract/demo-slots.ts';

/** A slot as the clock of the visitor shows it. */
export interface VisitorTime {
  /** `Fri 02:30 AM` */
  start: string;
  /** `02:30 AM - 03:00 AM, Fri 20 Nov` */
  range: string;
  /** `Europe/London` */
  timeZone: string;
}

/**
 * The slot in the visitor's own zone, or `undefined` where that is India's clock already.
 * @param timeZone an IANA name, as `Intl` gives it for this browser
 */
export function visitorTime(date: IsoDate, slot: DemoSlot, timeZone: string): VisitorTime | undefined {
  const start = slotStart(date, slot);
  const end = new Date(start.getTime() + DEMO_MINUTES * 60_000);
  const here = formatsOf(timeZone);
  if (here.clock(start) === formatsOf(DEMO_TIME_ZONE).clock(start)) return undefined;
  return {
    start: `${here.weekday(start)} ${here.clock(start)}`,
    range: `${here.clock(start)} - ${here.clock(end)}, ${here.day(start)}`,
    timeZone: timeZone.replaceAll('_', ' '),
  };
}

interface ZoneFormats {
  clock: (at: Date) => string;
  weekday: (at: Date) => string;
  day: (at: Date) => string;
}

/** Formats are costly to make, and every slot needs them. */
const knownFormats = new Map<string, ZoneFormats>();

function formatsOf(timeZone: string): ZoneFormats {
  const known = knownFormats.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit' });
  const weekday = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' });
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const formats: ZoneFormats = {
    // Newer browsers put a narrow space before AM; the slots have a plain one.
    clock: (at) => clock.format(at).replace(/\u202f/g, ' '),
    weekday: (at) => weekday.format(at),
    day: (at) => day.format(at),
  };
  knownFormats.set(timeZone, formats);
  return formats;
}
