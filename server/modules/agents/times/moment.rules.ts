import { isRealDate, MINUTE_MS, momentOf } from 'contract/dates.ts';
import { readTimeZone } from '../../leads/leads.queries.ts';

const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
/** A zone by its name. An offset is not enough: it knows no daylight saving. */
const ZONE_NAME = /^[A-Za-z]/;
const LAST_OFFSET_MINUTES = 18 * 60;

/** Reason why a text names no moment: it cannot be read, or names no clock. */
export type MomentProblem = 'unreadable' | 'no_clock';

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
