import { laterDate, wallTimeAt } from 'contract/dates.ts';
import { formatOf } from './formats.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

const FULL = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  ...CLOCK,
  timeZoneName: 'short',
} as const;

/** Returns the calendar day of an instant in a zone: `2026-11-26`. */
export function dayOf(instant: Date, zone: string): string {
  return wallTimeAt(zone, instant).date;
}

/** `2:30 PM` */
export function clockOf(instant: Date, zone: string): string {
  return formatOf(zone, CLOCK).format(instant);
}

/** `8:00 – 8:30 AM` */
export function spanOf(start: Date, end: Date, zone: string): string {
  // Ranges have narrow spaces where single times have plain ones.
  return formatOf(zone, CLOCK)
    .formatRange(start, end)
    .replaceAll(/[\u2009\u202f]/g, ' ');
}

/** A full hour as a scale names it: `2 PM`, `14:00`. */
export function hourOf(hour: number): string {
  const { hour12 } = formatOf('UTC', CLOCK).resolvedOptions();
  return formatOf('UTC', hour12 ? { hour: 'numeric' } : CLOCK).format(hour * HOUR);
}

/** `Thursday, November 26` */
export function dayInWords(instant: Date, zone: string): string {
  return formatOf(zone, { weekday: 'long', month: 'long', day: 'numeric' }).format(instant);
}

/** `Nov 3, 2025` */
export function shortDay(instant: Date, zone: string): string {
  return formatOf(zone, { year: 'numeric', month: 'short', day: 'numeric' }).format(instant);
}

/** An instant as short as possible: `2:30 PM` today, `Yesterday, 2:30 PM`, `Nov 3, 2:30 PM`, `Nov 3, 2025`. */
export function shortMoment(instant: Date, zone: string, now: Date): string {
  const clock = clockOf(instant, zone);
  const [day, today] = [dayOf(instant, zone), dayOf(now, zone)];
  if (day === today) return clock;
  if (day === laterDate(today, -1)) return `Yesterday, ${clock}`;
  if (day === laterDate(today, 1)) return `Tomorrow, ${clock}`;
  if (day.slice(0, 4) !== today.slice(0, 4)) return shortDay(instant, zone);
  return `${formatOf(zone, { month: 'short', day: 'numeric' }).format(instant)}, ${clock}`;
}

/** An instant with everything: `Thursday, November 26, 2026 at 2:30 PM GMT+1`. */
export function fullMoment(instant: Date, zone: string, locale?: string): string {
  return formatOf(zone, FULL, locale).format(instant);
}

/** The time since an instant or until then: `just now`, `4 min ago`, `3 h ago`, `2 d ago`, `in 20 min`. */
export function relativeMoment(instant: Date, now: Date): string {
  const away = now.getTime() - instant.getTime();
  if (Math.abs(away) < MINUTE) return 'just now';
  return away > 0 ? `${shortSpan(away)} ago` : `in ${shortSpan(-away)}`;
}

/** A span in its largest unit: `45 s`, `4 min`, `3 h`, `2 d`, `5 wk`. @param span in milliseconds */
export function shortSpan(span: number): string {
  if (span < MINUTE) return `${Math.floor(span / 1_000)} s`;
  if (span < HOUR) return `${Math.floor(span / MINUTE)} min`;
  if (span < DAY) return `${Math.floor(span / HOUR)} h`;
  if (span < 14 * DAY) return `${Math.floor(span / DAY)} d`;
  return `${Math.floor(span / (7 * DAY))} wk`;
}

/**
 * Returns the time on a visitor's clock, with the weekday where their date differs from ours: `Thu 10:00 PM`.
 * @returns `undefined` where both clocks show the same, as under two names of a zone, or in a zone that this browser does
 * not know
 */
export function clockThere(
  start: string,
  zone: string,
  theirZone: string | null | undefined,
): string | undefined {
  if (!theirZone || theirZone === zone) return undefined;
  const at = new Date(start);
  try {
    const weekday = formatOf(theirZone, { weekday: 'short' }).format(at);
    const isOtherDay = dayOf(at, theirZone) !== dayOf(at, zone);
    if (!isOtherDay && clockOf(at, theirZone) === clockOf(at, zone)) return undefined;
    return `${isOtherDay ? `${weekday} ` : ''}${clockOf(at, theirZone)}`;
  } catch {
    return undefined;
  }
}

/** Returns the time of `clockThere` with the word that tells it from ours: `Thu 10:00 PM theirs`. */
export function theirClock(
  start: string,
  zone: string,
  theirZone: string | null | undefined,
): string | undefined {
  const clock = clockThere(start, zone, theirZone);
  return clock && `${clock} theirs`;
}
