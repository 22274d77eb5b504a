import { InvalidArgumentError } from '@commander-js/extra-typings';
import { isRealDate, laterDate } from 'contract/bookings/iso-date.ts';
import { isoInZone, momentOf } from 'contract/bookings/zoned-time.ts';
import { printableLine } from '../../../cli/terminal/printable.ts';
import type { Interval } from '../interval.ts';
import type { TimeOff } from '../time-off.store.ts';

export const TIME_OFF_HELP =
  'days such as 2026-12-24, 2026-12-24..2027-01-02 with both ends, or hours such as "2026-12-24 14:00-17:00", by the host’s clock';

/** Longest time off, in days. */
const MOST_DAYS = 400;
const DAYS = /^(\d{4}-\d{2}-\d{2})(?:\.\.(\d{4}-\d{2}-\d{2}))?$/;
const HOURS = /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}):([0-5]\d)-(\d{1,2}):([0-5]\d)$/;

/** Reads it by the clock of a zone. */
export type ReadTimeOff = (zone: string) => Interval;

/** @throws {InvalidArgumentError} */
export function readTimeOff(typed: string): ReadTimeOff {
  const days = DAYS.exec(typed);
  if (days) return wholeDays(days[1] ?? '', days[2] ?? days[1] ?? '');
  const hours = HOURS.exec(typed);
  if (!hours || !isRealDate(hours[1] ?? '')) throw new InvalidArgumentError(`Name ${TIME_OFF_HELP}.`);
  const [date = '', ...clock] = hours.slice(1);
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = clock.map(Number);
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  if (from >= to || to > 24 * 60)
    throw new InvalidArgumentError('The hours end after they begin, on the same day.');
  return (zone) => ({
    start: momentOf(zone, date, from).getTime(),
    end: momentOf(zone, date, to).getTime(),
  });
}

function wholeDays(first: string, last: string): ReadTimeOff {
  if (!isRealDate(first) || !isRealDate(last)) throw new InvalidArgumentError(`Name ${TIME_OFF_HELP}.`);
  if (last < first) throw new InvalidArgumentError('A range begins with its first day.');
  if (last > laterDate(first, MOST_DAYS))
    throw new InvalidArgumentError(`A range has at most ${MOST_DAYS} days.`);
  return (zone) => ({
    start: momentOf(zone, first, 0).getTime(),
    end: momentOf(zone, laterDate(last, 1), 0).getTime(),
  });
}

/** `2026-12-24 00:00 to 2027-01-03 00:00 (vacation)`, by the clock of a zone. */
export function describeTimeOff({ start, end, note }: TimeOff, zone: string): string {
  const [from, to] = [start, end].map((at) => isoInZone(zone, new Date(at)).slice(0, 16).replace('T', ' '));
  return `${from} to ${to}${note === null ? '' : ` (${printableLine(note)})`}`;
}
