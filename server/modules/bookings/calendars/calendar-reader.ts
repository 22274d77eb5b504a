import { DAY_MS, MINUTE_MS } from 'contract/dates.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import { findHost } from '../hosts/hosts.store.ts';
import {
  claimDue,
  findCredentials,
  type HostCalendar,
  LEASE_MS,
  recordFailure,
  recordReading,
  renewLease,
} from './calendars.store.ts';
import type { Credentials } from './credentials.ts';
import type { DemoProblems } from './demos/sync-demos.ts';
import { READING_MS, readInProcess } from './read-in-process.ts';
import type { BusyTime, Horizon } from './reading/busy-time.ts';
import type { ReadOptions } from './reading/read-ics.ts';
import type { Reading } from './reading-process.ts';
import { createCalDavSource } from './sources/caldav-questions.ts';
import { SourceProblem } from './sources/calendar-source.ts';
import { createIcsSource } from './sources/ics-source.ts';

const HOUR_MS = 60 * MINUTE_MS;
/** A file is as large as its calendar; a question whether a CalDAV server has news is small. */
const EVERY_MS = { ics: 5 * MINUTE_MS, caldav: MINUTE_MS } as const;
/** Delay after the first failure, which may have been a hiccup. */
const AGAIN_MS = 20_000;
/** Interval of whole readings: some servers report that nothing has changed when it has. */
const WHOLE_EVERY_MS = HOUR_MS;
const MOST_PROBLEM = 60;
/** Interval of renewals of the lease; two in three may be late. */
const RENEW_MS = LEASE_MS / 3;

export interface ReaderParts {
  database: Database;
  clock: Clock;
  /** Number of days ahead that can be booked. */
  horizonDays: number;
  /** Interval at which a calendar that is being read is claimed again. */
  renewMs?: number;
  /** Longest time of one reading, its demos included. */
  readingMs?: number;
  /**
   * Called for each failed or partial reading, and for the first one that succeeds after a failure; no event has
   * secrets.
   */
  onEvent: (event: ReaderEvent) => void;
  /** Keeps the demos of a calendar that takes them; is given those that it contains if that has changed. */
  syncDemos?: (
    opened: { calendar: HostCalendar; credentials: Credentials },
    found: readonly BusyTime[] | undefined,
    at: { now: Date; signal: AbortSignal },
  ) => Promise<DemoProblems>;
}

export interface ReaderEvent {
  kind: 'failed' | 'back' | 'partly_read' | 'demos_failed';
  calendarId: string;
  hostId: string;
  problem?: string;
}

/**
 * Reads the calendars that are due, one after the other, until none is. Several of these may run at once.
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

async function readCalendar(
  parts: ReaderParts,
  calendar: HostCalendar,
  stopping: AbortSignal,
): Promise<void> {
  const { database, clock, onEvent, syncDemos, readingMs = READING_MS } = parts;
  const { id: calendarId, hostId, kind } = calendar;
  const now = clock();
  const horizon = horizonOf(now, parts.horizonDays);
  const releaseLease = holdFast(parts, calendarId, stopping);
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(readingMs)]);
  try {
    const options = await readOptionsOf(database, hostId, horizon);
    const credentials = await findCredentials(database, calendarId);
    const known = knownOf(calendar, horizon, now);
    const demos = await listDemos(database, now);
    const read = await readSource(
      { kind, credentials },
      { known, options, demos, mostMs: readingMs },
      signal,
    );
    const changed = read === 'unchanged' ? undefined : read;
    const problems: DemoProblems = (calendar.takesDemos &&
      (await syncDemos?.({ calendar, credentials }, changed?.demos, { now, signal }))) || {
      follow: null,
      write: null,
    };
    const demosProblem = problems.follow ?? problems.write;
    await recordReading(
      database,
      calendar,
      {
        dueAt: new Date(now.getTime() + EVERY_MS[kind]),
        demosProblem,
        ...(changed && {
          changed: {
            ...changed,
            // What could not be followed is looked at again.
            token: problems.follow === null ? changed.token : null,
            readUntil: horizon.until,
          },
        }),
      },
      now,
    );
    if (changed && changed.unread + changed.damaged > 0) onEvent({ kind: 'partly_read', calendarId, hostId });
    if (demosProblem !== null) onEvent({ kind: 'demos_failed', calendarId, hostId, problem: demosProblem });
    if (calendar.failures > 0) onEvent({ kind: 'back', calendarId, hostId });
  } catch (error) {
    if (stopping.aborted) return;
    const problem = problemOf(error);
    const failedAt = clock();
    const againMs = calendar.failures === 0 ? AGAIN_MS : EVERY_MS[kind];
    const dueAt = new Date(failedAt.getTime() + againMs);
    await recordFailure(database, calendar, { dueAt, problem }, failedAt);
    onEvent({ kind: 'failed', calendarId, hostId, problem });
  } finally {
    await releaseLease();
  }
}

/**
 * Reads a calendar, unless it is as it was. What its server answers is parsed by another process.
 * @throws {SourceProblem}, or the reason of the signal
 */
export async function readSource(
  { kind, credentials }: { kind: HostCalendar['kind']; credentials: Credentials },
  asked: { known: string | null; options: ReadOptions; demos: readonly string[]; mostMs: number },
  signal: AbortSignal,
): Promise<'unchanged' | Reading> {
  const { known, ...job } = asked;
  const source = kind === 'ics' ? createIcsSource(credentials) : createCalDavSource(credentials);
  const answer = await source.ask(known, signal);
  if (answer === 'unchanged') return answer;
  const { file, token } = answer;
  const read = await readInProcess(
    'calendar',
    { ...job, source: file ? 'parts' : { credentials, known } },
    signal,
    file,
  );
  return read === 'unchanged' ? read : { ...read, token: token ?? read.token };
}

/** Renews the lease of a calendar while it is being read. @returns what ends that */
function holdFast(
  { database, clock, renewMs = RENEW_MS }: ReaderParts,
  calendarId: string,
  signal: AbortSignal,
): () => Promise<void> {
  let renewal: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (signal.aborted) clearInterval(timer);
    // Without the database nothing can be settled either: another process reads it again.
    else renewal = renewLease(database, calendarId, clock()).catch(() => {});
  }, renewMs);
  return async () => {
    clearInterval(timer);
    await renewal;
  };
}

/** Returns the horizon of a calendar that is read now. */
export function horizonOf(now: Date, horizonDays: number): Horizon {
  const day = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return {
    from: new Date(day - DAY_MS),
    until: new Date(day + (horizonDays + 1) * DAY_MS),
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

/**
 * Returns the known token; `null`, which reads the calendar whole, where the known events end before the horizon, or
 * were read whole too long ago.
 */
function knownOf({ token, readUntil, wholeAt }: HostCalendar, { until }: Horizon, now: Date): string | null {
  const isFar = readUntil !== null && readUntil >= until;
  const isNew = wholeAt !== null && now.getTime() - wholeAt.getTime() < WHOLE_EVERY_MS;
  return isFar && isNew ? token : null;
}

/**
 * Ids of demos, which have their seats: in the calendar they would block the half-hour from which they were just moved
 * away.
 */
async function listDemos(database: Database, now: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('bookings')
    .select('lead_id')
    .where('ends_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .execute();
  return rows.map(({ lead_id: leadId }) => leadId);
}

function problemOf(error: unknown): string {
  if (error instanceof SourceProblem) return error.message.slice(0, MOST_PROBLEM);
  return (error as Error).name === 'TimeoutError' ? 'too_slow' : 'unexpected';
}
