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
  if (clock(start, timeZone) === clock(start, DEMO_TIME_ZONE)) return undefined;
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const weekday = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' });
  return {
    start: `${weekday.format(start)} ${clock(start, timeZone)}`,
    range: `${clock(start, timeZone)} - ${clock(end, timeZone)}, ${day.format(start)}`,
    timeZone,
  };
}

function clock(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit' })
    .format(at)
    .replace(/\u202f/g, ' ');
}
