import { intervalAt, type Office } from 'contract/bookings/office.ts';
import { isoInZone, isRealDate, MINUTE_MS, momentOf } from 'contract/dates.ts';
import { describeStart, readTimeZone } from '../../leads/leads.queries.ts';
import { ToolProblem } from '../tool-problem.ts';

const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
/** A zone by its name. An offset is not enough: it knows no daylight saving. */
const ZONE_NAME = /^[A-Za-z]/;
const LAST_OFFSET_MINUTES = 18 * 60;

/** Reason why a text names no moment: it cannot be read, or names no clock. */
type MomentProblem = 'unreadable' | 'no_clock';

/**
 * The moment that an ISO 8601 text names: with `Z` or an offset, whatever it is, or by the clock of a zone.
 * @param zone IANA name of the zone by whose clock a text without an offset is read
 */
export function readMoment(text: string, zone: string | undefined): Date | MomentProblem {
  const [, date = '', hours = '', minutes = '', seconds = '0', offset] = ISO.exec(text.trim()) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  const isReal = isRealDate(date) && Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  if (!isReal) return 'unreadable';
  const secondsMs = Number(seconds) * 1_000;
  if (offset === undefined) {
    return zone === undefined ? 'no_clock' : new Date(momentOf(zone, date, minute).getTime() + secondsMs);
  }
  const ahead = readOffset(offset);
  if (ahead === undefined) return 'unreadable';
  return new Date(Date.parse(`${date}T00:00:00Z`) + (minute - ahead) * MINUTE_MS + secondsMs);
}

/** Minutes ahead of UTC. */
function readOffset(offset: string): number | undefined {
  if (/^z$/i.test(offset)) return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(':', '') || '0');
  if (minutes > LAST_OFFSET_MINUTES) return undefined;
  return offset.startsWith('-') ? -minutes : minutes;
}

/** A zone that there is, by its IANA name; `undefined` for every other text. */
export function readZone(name: string): string | undefined {
  return ZONE_NAME.test(name) ? readTimeZone(name) : undefined;
}

/** Times of a demo in the person's zone. */
export interface PersonsTimes {
  startDateTime: string;
  endDateTime: string;
  timeZone: string;
  /** `Tue, Mar 10, 4:30 PM Central European Standard Time` */
  when: string;
}

const LAST_DAY = new Date('9999-12-31');
const MOMENT_PROBLEMS: Record<MomentProblem, string> = {
  unreadable: 'Write it in ISO 8601, such as 2026-01-15T08:00:00+01:00 or 2026-01-15T07:00:00Z',
  no_clock: 'Add its offset from UTC, or name timeZone',
};

/** The zone that an agent names for its person. @throws {ToolProblem} where there is no such zone */
export function requireZone(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const zone = readZone(name);
  if (zone === undefined) throw wrongField('timeZone', 'Name a zone as IANA does, such as Europe/Berlin');
  return zone;
}

/**
 * The moment that an agent names, as the calls of the site have it: by the office's clock.
 * @throws {ToolProblem} where it names none
 */
export function officeTimes(text: string, zone: string | undefined, office: Office) {
  const moment = readMoment(text, zone);
  if (typeof moment === 'string') throw wrongField('startDateTime', MOMENT_PROBLEMS[moment]);
  // Beyond it a date is written in another way, or cannot be written.
  if (!(moment < LAST_DAY)) throw wrongField('startDateTime', MOMENT_PROBLEMS.unreadable);
  return intervalAt(office, moment);
}

/** @param times as the site's calls write them */
export function personsTimes(
  { startDateTime, endDateTime }: { startDateTime: string; endDateTime: string },
  zone: string,
): PersonsTimes {
  const [start, end] = [new Date(startDateTime), new Date(endDateTime)];
  return {
    startDateTime: isoInZone(zone, start),
    endDateTime: isoInZone(zone, end),
    timeZone: zone,
    when: describeStart({ start, end }, zone),
  };
}

/** Returns the problem of an argument that cannot be used. */
export function wrongField(field: string, message: string): ToolProblem {
  return new ToolProblem({
    code: 'invalid_request',
    message: 'Fix the named arguments, then call the tool again.',
    fields: [{ field, message }],
  });
}
