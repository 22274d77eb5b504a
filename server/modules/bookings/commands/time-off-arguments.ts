import { InvalidArgumentError } from '@commander-js/extra-typings';
import { isoInZone, isRealDate } from 'contract/dates.ts';
import { printableLine } from '../../../cli/terminal/printable.ts';
import type { Interval } from '../hosts/interval.ts';
import { readDaysOff } from '../hosts/time-off.rules.ts';
import type { TimeOff } from '../hosts/time-off.store.ts';

export const TIME_OFF_HELP =
  'days such as 2026-12-24, 2026-12-24..2027-01-02 with both ends, or hours such as "2026-12-24 14:00-17:00", by the host’s clock';

const DAYS = /^(\d{4}-\d{2}-\d{2})(?:\.\.(\d{4}-\d{2}-\d{2}))?$/;
const HOURS = /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}:[0-5]\d)-(\d{1,2}:[0-5]\d)$/;

/** Reads it by the clock of a zone. */
export type ReadTimeOff = (zone: string) => Interval;

/** @throws {InvalidArgumentError} */
export function readTimeOff(typed: string): ReadTimeOff {
  const [, first, last = first] = DAYS.exec(typed) ?? [];
  const [, day, from, to] = HOURS.exec(typed) ?? [];
  const named = first ?? day;
  if (named === undefined || !isRealDate(named)) throw new InvalidArgumentError(`Name ${TIME_OFF_HELP}.`);
  const read = readDaysOff({ first: named, last: last ?? named, from, to });
  if (typeof read === 'string') throw new InvalidArgumentError(read);
  return read;
}

/** `2026-12-24 00:00 to 2027-01-03 00:00 Europe/Berlin (vacation)`, by the clock of a zone. */
export function describeTimeOff({ start, end, note }: Omit<TimeOff, 'id' | 'hostId'>, zone: string): string {
  const [from, to] = [start, end].map((at) => isoInZone(zone, new Date(at)).slice(0, 16).replace('T', ' '));
  return `${from} to ${to} ${zone}${note === null ? '' : ` (${printableLine(note)})`}`;
}
