import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../plugins/database/schema.ts';
import type { Clock } from '../../shared/clock.ts';
import { findHost } from '../hosts/hosts.store.ts';
import { toBusyDays } from './busy-days.ts';
import {
  claimDue,
  findCredentials,
  type HostCalendar,
  LEASE_MS,
  renewLease,
  settleFailure,
  settleReading,
} from './calendars.store.ts';
import type { Credentials } from './credentials.ts';
import type { Horizon } from './reading/busy-time.ts';
import { UnreadableCalendar } from './reading/content-lines.ts';
import { type ReadCalendar, type ReadOptions, readInSteps } from './reading/read-ics.ts';
import { createCalDavSource } from './sources/caldav-source.ts';
import { type CalendarSource, SourceProblem } from './sources/calendar-source.ts';
import { createIcsSource } from './sources/ics-source.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A file is as large as its calendar; a question whether a CalDAV server has news is small. */
const EVERY_MS = { ics: 5 * MINUTE_MS, caldav: MINUTE_MS } as const;
/** After the first failure: it may have been a hiccup. */
const AGAIN_MS = 20_000;
/** So much more than the horizon is read that a calendar without changes is read as a whole once a week. */
const SPARE_MS = 8 * DAY_MS;
/** How long one reading may keep other work of this process from its turn. */
const TURN_MS = 10;
const MOST_PROBLEM = 60;
/** Two of three may be late. */
const RENEW_MS = LEASE_MS / 3;

export interface ReaderParts {
  database: Database;
  clock: Clock;
  /** How far ahead demos can be booked. */
  horizonDays: number;
  /** How often a calendar that is being read is claimed again. */
  renewMs?: number;
  /** Told of each reading that has failed and of each first one that has not; nothing of it is secret. */
  onEvent: (event: ReaderEvent) => void;
  /** Keeps the demos of a calendar that takes them; is given what it contains if that has changed. */
  keepDemos?: (
    opened: { calendar: HostCalendar; credentials: Credentials },
    read: ReadCalendar | undefined,
    at: { now: Date; signal: AbortSignal },
  ) => Promise<void>;
}

export interface ReaderEvent {
  kind: 'failed' | 'back' | 'partly_read';
  calendarId: string;
  hostId: string;
  problem?: string;
}

/**
 * Reads the calendars that are due, one after the other, until none is.
 * @returns how many were read
 */
export async function readDueCalendars(parts: ReaderParts, signal: AbortSignal): Promise<number> {
  for (let count = 0; ; count += 1) {
    if (signal.aborted) return count;
    const calendar = await claimDue(parts.database, parts.clock());
    if (!calendar) return count;
    await readCalendar(parts, calendar, signal);
  }
}

async function readCalendar(parts: ReaderParts, calendar: HostCalendar, signal: AbortSignal): Promise<void> {
  const { database, clock, onEvent, keepDemos } = parts;
  const { id: calendarId, hostId, kind } = calendar;
  const now = clock();
  const horizon = horizonOf(now, parts.horizonDays);
  const letGo = holdFast(parts, calendarId, signal);
  const dueAt = new Date(now.getTime() + EVERY_MS[kind]);
  try {
    const options = await readOptionsOf(database, hostId, horizon);
    const credentials = await findCredentials(database, calendarId);
    const source = openSource(kind, credentials);
    const keep = async (read?: ReadCalendar) => {
      if (calendar.takesDemos) await keepDemos?.({ calendar, credentials }, read, { now, signal });
    };
    const answer = await source.read(knownOf(calendar, horizon), horizon, signal);
    if (answer === 'unchanged') {
      await keep();
      await settleReading(database, calendar, { dueAt }, now);
    } else {
      const read = await readInTurns(answer.text, options);
      const days = toBusyDays(await withoutDemos(database, read, now), {
        start: horizon.from.getTime(),
        end: horizon.until.getTime(),
      });
      await keep(read);
      const changed = { token: answer.token, readUntil: horizon.until, days };
      await settleReading(database, calendar, { dueAt, changed }, now);
      if (read.unread > 0) onEvent({ kind: 'partly_read', calendarId, hostId });
    }
    if (calendar.failures > 0) onEvent({ kind: 'back', calendarId, hostId });
  } catch (error) {
    const problem = problemOf(error);
    const next = calendar.failures === 0 ? new Date(now.getTime() + AGAIN_MS) : dueAt;
    await settleFailure(database, calendar, { dueAt: next, problem }, clock());
    onEvent({ kind: 'failed', calendarId, hostId, problem });
  } finally {
    letGo();
  }
}

/** Renews the lease of a calendar while it is being read. @returns what ends that */
function holdFast(
  { database, clock, renewMs = RENEW_MS }: ReaderParts,
  calendarId: string,
  signal: AbortSignal,
): () => void {
  const timer = setInterval(() => {
    if (signal.aborted) clearInterval(timer);
    // Without the database nothing can be settled either: another process reads it again.
    else renewLease(database, calendarId, clock()).catch(() => {});
  }, renewMs);
  return () => clearInterval(timer);
}

/** The source of a calendar of this kind. */
export function openSource(kind: HostCalendar['kind'], credentials: Credentials): CalendarSource {
  return kind === 'ics' ? createIcsSource(credentials) : createCalDavSource(credentials);
}

/** Reads a calendar without holding other work up. @throws {UnreadableCalendar} */
export async function readInTurns(text: string, options: ReadOptions): Promise<ReadCalendar> {
  // Of a CalDAV calendar without events in the horizon there is no file.
  if (text.trim() === '') return { busy: [], events: 0, unread: 0, damaged: 0, unknownZones: [] };
  const reading = readInSteps(text, options);
  let turn = performance.now();
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    if (performance.now() - turn < TURN_MS) continue;
    await setImmediate();
    turn = performance.now();
  }
}

/** What is to be read of a calendar now. */
export function horizonOf(now: Date, horizonDays: number): Horizon {
  const day = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return {
    from: new Date(day - DAY_MS),
    until: new Date(day + (horizonDays + 1) * DAY_MS + SPARE_MS),
  };
}

/** Days are those of the host, and what the host has declined takes no time. */
export async function readOptionsOf(
  database: Database,
  hostId: string,
  horizon: Horizon,
): Promise<ReadOptions> {
  const host = await findHost(database, hostId);
  if (!host) throw new SourceProblem('no_host');
  return { ...horizon, zone: host.zone, addresses: [host.email.toLowerCase()] };
}

/** Nothing, where the events that are known do not reach as far as demos can be booked. */
function knownOf({ token, readUntil }: HostCalendar, { until }: Horizon): string | null {
  const isFar = readUntil !== null && readUntil.getTime() >= until.getTime() - SPARE_MS + DAY_MS;
  return isFar ? token : null;
}

/** A demo has its seat: in the calendar it would block the half-hour from which it was just moved away. */
async function withoutDemos(database: Database, { busy }: ReadCalendar, now: Date) {
  const rows = await database
    .selectFrom('bookings')
    .select('lead_id')
    .where('ends_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .execute();
  const demos = new Set(rows.map(({ lead_id: leadId }) => leadId));
  return busy
    .filter(({ uid }) => !demos.has(uid))
    .map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }));
}

function problemOf(error: unknown): string {
  if (error instanceof SourceProblem) return error.message;
  if (error instanceof UnreadableCalendar) return error.message.slice(0, MOST_PROBLEM);
  return 'unexpected';
}
