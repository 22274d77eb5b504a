import type { Database } from '../../../plugins/database/schema.ts';
import { findHost } from '../../hosts/hosts.store.ts';
import type { HostCalendar } from '../calendars.store.ts';
import type { Credentials } from '../credentials.ts';
import type { ReadCalendar } from '../reading/read-ics.ts';
import { type CalendarObjects, openCalendarObjects } from './calendar-objects.ts';
import { type DemoEventParts, readDemo, writeDemo } from './demo-event.ts';
import {
  compareDemos,
  forgetWritten,
  listHeld,
  listWritten,
  noteWritten,
  type WrittenDemo,
} from './demos.store.ts';

export interface KeepDemosParts {
  database: Database;
  productName: string;
  /** Where demos are held, unless their host has another place. */
  meetingUrl: string | null;
  /** Where a demo is moved or canceled. */
  findManageUrl: (leadId: string) => Promise<string | undefined>;
  /** Called for a demo that its host has moved in the calendar, to a time at which it may be held or not. */
  onMoved: (leadId: string, start: Date) => Promise<void>;
  /** Called for a demo that its host has deleted or canceled in the calendar. */
  onDeleted: (leadId: string) => Promise<void>;
}

/**
 * Keeps the demos in a host's calendar: follows first what the host has moved or deleted there, then writes what is new or
 * has changed here. It compares, so that it also finds what was missed, such as demos of another host until now.
 * @param read what the calendar contains; `undefined` where nothing has changed there
 * @throws {SourceProblem} when the server does not take it
 */
export async function keepDemos(
  parts: KeepDemosParts,
  { calendar, credentials }: { calendar: HostCalendar; credentials: Credentials },
  read: ReadCalendar | undefined,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<void> {
  const { database } = parts;
  const host = await findHost(database, calendar.hostId);
  if (!host) return;
  const objects = openCalendarObjects(credentials, signal);
  if (read) await followHost(parts, { calendar, objects, zone: host.zone }, read, now);
  const held = await listHeld(database, host.id, now);
  const { put, remove } = compareDemos(held, await listWritten(database, calendar.id));
  for (const demo of put) {
    const links: DemoEventParts = {
      productName: parts.productName,
      meetingUrl: host.meetingUrl ?? parts.meetingUrl,
      manageUrl: await parts.findManageUrl(demo.leadId),
    };
    await objects.put(demo.leadId, writeDemo(demo, links));
    await noteWritten(database, calendar.id, demo, { isLost: false, now });
  }
  for (const { leadId, end } of remove) {
    // What is over stays in the calendar as what was.
    if (end > now) await objects.delete(leadId);
    await forgetWritten(database, calendar.id, leadId);
  }
}

async function followHost(
  parts: KeepDemosParts,
  { calendar, objects, zone }: { calendar: HostCalendar; objects: CalendarObjects; zone: string },
  { busy }: ReadCalendar,
  now: Date,
): Promise<void> {
  const { database, onMoved, onDeleted } = parts;
  const current = new Map(
    (await listHeld(database, calendar.hostId, now)).map(({ leadId, sequence }) => [leadId, sequence]),
  );
  const isAsWritten = ({ leadId, start }: WrittenDemo) =>
    busy.some((each) => each.uid === leadId && each.start.getTime() === start.getTime());
  for (const demo of await listWritten(database, calendar.id)) {
    // What has changed here since is written again in any case.
    if (demo.isLost || demo.start <= now || current.get(demo.leadId) !== demo.sequence) continue;
    if (isAsWritten(demo)) continue;
    const text = await objects.get(demo.leadId);
    const found = text === undefined ? undefined : readDemo(text, zone);
    if (found?.start.getTime() === demo.start.getTime()) continue;
    if (found?.sequence !== undefined && found.sequence < demo.sequence) {
      // A server that lags, or was restored, shows what was written before: no wish of the host, and written again.
      await noteWritten(database, calendar.id, { ...demo, sequence: found.sequence }, { isLost: false, now });
      continue;
    }
    if (found) await onMoved(demo.leadId, found.start);
    else await onDeleted(demo.leadId);
    // Afterwards: should this process end in between, it is noticed again, and told once all the same.
    if (await isStill(database, demo)) await noteWritten(database, calendar.id, demo, { isLost: true, now });
  }
}

/** Whether the demo is where it was: a host's move that was followed is written again, at its new time. */
async function isStill(database: Database, { leadId, sequence }: WrittenDemo): Promise<boolean> {
  const row = await database
    .selectFrom('bookings')
    .select('sequence')
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return row?.sequence === sequence;
}
