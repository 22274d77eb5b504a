import { intervalAt, type Office } from 'contract/bookings/office.ts';
import { isoInZone } from 'contract/dates.ts';
import { describeStart } from '../../leads/leads.queries.ts';
import { ToolProblem } from '../tool-problem.ts';
import { type MomentProblem, readMoment, readZone } from './moment.rules.ts';

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
