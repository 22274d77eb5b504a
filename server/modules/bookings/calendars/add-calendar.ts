import type { Database } from '../../../plugins/database/schema.ts';
import { isReadableOnTheWay } from '../../../plugins/settings/listening-address.ts';
import type { Clock } from '../../../shared/clock.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { GOOD_FOR_MS } from './busy-times.ts';
import { horizonOf } from './calendar-reader.ts';
import { findCredentials, type HostCalendar, insertCalendar } from './calendars.store.ts';
import type { HostCalendarsTable } from './calendars.tables.ts';
import type { Credentials } from './credentials.ts';
import { READING_MS } from './read-in-process.ts';
import type { Reading } from './reading-process.ts';
import { mayWrite } from './sources/caldav-questions.ts';
import { findAccountCalendar, inWords, tryCalendar } from './try-calendar.ts';

interface Parts {
  database: Database;
  clock: Clock;
  config: { demoHorizonDays: number };
}

/** A calendar that an operator adds to a host. */
export interface AddedCalendar {
  hostId: string;
  kind: HostCalendarsTable['kind'];
  account: Credentials;
  /** Name of the calendar of a CalDAV account, if it has several. */
  name?: string | undefined;
  /** Set where demos of the host are written to it; only for CalDAV. */
  takesDemos: boolean;
}

/** Result of reading a calendar that is to be added. */
export interface NewCalendar {
  read: Reading;
  credentials: Credentials;
  takesDemos: boolean;
  /** Name of the calendar in its CalDAV account; `undefined` for a calendar file. */
  name: string | undefined;
  /** Warnings for the person who adds it, one sentence each. */
  warnings: string[];
}

/** Pattern of addresses that can be calendars. */
export const CALENDAR_ADDRESS = /^(?:https?|webcals?):\/\//i;

/**
 * Adds a calendar of a host, after reading it once.
 * @throws {Refusal} says why it cannot be read, or be added
 */
export async function addCalendar(
  parts: Parts,
  added: AddedCalendar,
): Promise<Omit<NewCalendar, 'credentials' | 'takesDemos'> & { calendar: HostCalendar }> {
  const { credentials, takesDemos, ...found } = await readNewCalendar(parts, added);
  const calendar = await insertCalendar(parts.database, { ...added, credentials, takesDemos }, parts.clock());
  return { ...found, calendar };
}

/**
 * Reads a calendar that is to be added, and changes nothing. No demos are written to one that its account may only
 * read.
 * @throws {Refusal} says why it cannot be read
 */
export async function readNewCalendar(
  { database, clock, config }: Parts,
  { hostId, kind, account: { address, ...login }, name, takesDemos }: AddedCalendar,
): Promise<NewCalendar> {
  // What calendar programs call it; it is fetched like any other address.
  const account = { ...login, address: address.replace(/^webcals?:/i, 'https:') };
  if (kind === 'caldav' && (account.username === undefined || account.password === undefined)) {
    throw new Refusal('a CalDAV account needs a name and a password (--user and --password-file)');
  }
  const found = kind === 'caldav' ? await findAccountCalendar(account, name) : undefined;
  const credentials = found ? { ...account, address: found.url } : account;
  const horizon = horizonOf(clock(), config.demoHorizonDays);
  const read = await tryCalendar(database, { hostId, kind }, credentials, horizon);
  const wantsDemos = kind === 'caldav' && takesDemos;
  const canWrite =
    wantsDemos && (await inWords(() => mayWrite(credentials, AbortSignal.timeout(READING_MS))));
  const warnings = [
    ...(wantsDemos && !canWrite ? [READ_ONLY] : []),
    ...(isReadableOnTheWay(account.address) ? [ON_THE_WAY] : []),
  ];
  return { read, credentials, name: found?.name, takesDemos: canWrite, warnings };
}

const READ_ONLY = 'Its account may only read this calendar, so that no demos are written to it.';
const ON_THE_WAY = 'The address is http, so that the calendar and its password can be read on the way.';

/** Reads a calendar once, and changes nothing. @throws {Refusal} says why it cannot be read */
export async function readOnce({ database, clock, config }: Parts, calendar: HostCalendar): Promise<Reading> {
  const credentials = await findCredentials(database, calendar.id).catch(() => {
    throw new Refusal('its address was encrypted with another key: remove it and add it again');
  });
  return tryCalendar(database, calendar, credentials, horizonOf(clock(), config.demoHorizonDays));
}

/** State of the readings of a calendar. */
export type CalendarState = 'unread' | 'never-read' | 'stale' | 'good' | 'failing';

export function calendarStateOf({ goodAt, failingSince, problem }: HostCalendar, now: Date): CalendarState {
  if (goodAt === null) return problem === null ? 'unread' : 'never-read';
  if (now.getTime() - goodAt.getTime() >= GOOD_FOR_MS) return 'stale';
  return failingSince === null ? 'good' : 'failing';
}
