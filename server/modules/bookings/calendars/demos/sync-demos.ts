import type { Database } from '../../../../plugins/database/schema.ts';
import type { Host } from '../../hosts/host.ts';
import { findHost } from '../../hosts/hosts.store.ts';
import type { HostCalendar } from '../calendars.store.ts';
import type { Credentials } from '../credentials.ts';
import { readInProcess } from '../read-in-process.ts';
import type { BusyTime } from '../reading/busy-time.ts';
import { SourceProblem } from '../sources/calendar-source.ts';
import { type CalendarObjects, openCalendarObjects } from './calendar-objects.ts';
import { type DemoEventParts, writeDemo } from './demo-event.ts';
import {
  compareDemos,
  forgetWritten,
  listHeld,
  listWritten,
  noteWritten,
  type WrittenDemo,
} from './demos.store.ts';

export interface SyncDemosParts {
  database: Database;
  productName: string;
  /** Address at which demos are held, unless their host has another one. */
  meetingUrl: string | null;
  /** Finds the page on which a demo is moved or canceled. */
  findManageUrl: (leadId: string) => Promise<string | undefined>;
  /** Called for a demo that its host has moved in the calendar; the new time may be one that can't be booked. */
  onMoved: (leadId: string, start: Date) => Promise<void>;
  /** Called for a demo that its host has deleted or canceled in the calendar. */
  onDeleted: (leadId: string) => Promise<void>;
}

/** Problems that keep demos in a calendar from being up to date, in codes; each null without a problem. */
export interface DemoProblems {
  /** Code of the error that kept us from following what the host moved or deleted there. */
  follow: string | null;
  write: string | null;
}

/**
 * Keeps the demos in a host's calendar: follows first what the host has moved or deleted there, then writes what is new
 * or has changed here. It compares, so that it also finds what was missed, such as demos of another host until now.
 * A demo that the server refuses does not keep the others from being written.
 * @param found demos as the calendar has them; `undefined` where nothing has changed there
 */
export async function syncDemos(
  parts: SyncDemosParts,
  { calendar, credentials }: { calendar: HostCalendar; credentials: Credentials },
  found: readonly BusyTime[] | undefined,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<DemoProblems> {
  const host = await findHost(parts.database, calendar.hostId);
  if (!host) return { follow: null, write: null };
  const objects = openCalendarObjects(credentials, signal);
  const look = { calendar, objects, host, now, signal };
  return {
    follow: found ? await followHost(parts, look, found) : null,
    write: await writeDemos(parts, look),
  };
}

interface Look {
  calendar: HostCalendar;
  objects: CalendarObjects;
  host: Host;
  now: Date;
  signal: AbortSignal;
}

async function writeDemos(parts: SyncDemosParts, { calendar, objects, host, now }: Look) {
  const { database } = parts;
  const held = await listHeld(database, host.id, now);
  const { put, remove } = compareDemos(held, await listWritten(database, calendar.id));
  const writes = put.map((demo) => async () => {
    const links: DemoEventParts = {
      productName: parts.productName,
      meetingUrl: host.meetingUrl ?? parts.meetingUrl,
      manageUrl: await parts.findManageUrl(demo.leadId),
    };
    await objects.put(demo.leadId, writeDemo(demo, links));
    await noteWritten(database, calendar.id, demo, { isLost: false, now });
  });
  const removals = remove.map(({ leadId, end }) => async () => {
    // A demo that is over stays in the calendar.
    if (end > now) await objects.delete(leadId);
    await forgetWritten(database, calendar.id, leadId);
  });
  return eachInTurn([...removals, ...writes]);
}

/**
 * Does one after the other, also after one was refused; a server that takes none is not asked for the others.
 * @returns the code of the first that was refused
 */
async function eachInTurn(steps: readonly (() => Promise<void>)[]): Promise<string | null> {
  let problem: string | null = null;
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof SourceProblem)) throw error;
      problem ??= error.message;
      if (!/^http_(?!401|429|503)/.test(error.message)) break;
    }
  }
  return problem;
}

async function followHost(
  parts: SyncDemosParts,
  { calendar, objects, host, now, signal }: Look,
  found: readonly BusyTime[],
): Promise<string | null> {
  const { database, onMoved, onDeleted } = parts;
  const current = new Map(
    (await listHeld(database, calendar.hostId, now)).map(({ leadId, sequence }) => [leadId, sequence]),
  );
  const follow = async (demo: WrittenDemo) => {
    const { leadId, start, sequence } = demo;
    // What has changed here since is written again in any case.
    if (demo.isLost || start <= now || current.get(leadId) !== sequence) return;
    const shown = found.filter(({ uid }) => uid === leadId);
    if (shown.some((each) => each.start.getTime() === start.getTime())) return;
    const text = await objects.get(leadId);
    // It has another name there, as a restore or an import gives it: it was not deleted.
    if (text === undefined && shown.length > 0) return;
    const read =
      text === undefined ? undefined : await readInProcess('demo', { text, zone: host.zone }, signal);
    if (read?.start.getTime() === start.getTime()) return;
    if (read?.sequence !== undefined && read.sequence < sequence) {
      // A server that lags, or was restored, shows an earlier version: no wish of the host, so it is written again.
      await noteWritten(database, calendar.id, { ...demo, sequence: read.sequence }, { isLost: false, now });
      return;
    }
    if (read) await onMoved(leadId, read.start);
    else await onDeleted(leadId);
    // Afterwards: if this process ends in between, the change is noticed again, and its visitor is notified once.
    if (await isStill(database, demo)) await noteWritten(database, calendar.id, demo, { isLost: true, now });
  };
  return eachInTurn((await listWritten(database, calendar.id)).map((demo) => () => follow(demo)));
}

/** Reports whether the booking is unchanged: a demo whose move was followed is written again, at its new time. */
async function isStill(database: Database, { leadId, sequence }: WrittenDemo): Promise<boolean> {
  const row = await database
    .selectFrom('bookings')
    .select('sequence')
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return row?.sequence === sequence;
}
