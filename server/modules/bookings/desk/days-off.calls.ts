import { startOfDay } from 'contract/bookings/office.ts';
import { laterDate } from 'contract/dates.ts';
import { MOST_DEMOS } from 'contract/desk/calendar.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../plugins/database/schema.ts';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import { InvalidRequest, NotFound } from '../../../shared/errors.ts';
import { type BookingRecord, listRecords } from '../demos/booking-records.ts';
import { lockBookings } from '../demos/bookings.store.ts';
import { closeDays, openDays } from '../demos/closed-days.ts';
import type { Interval } from '../hosts/interval.ts';
import { type DaysOff, readDaysOff } from '../hosts/time-off.rules.ts';
import { deleteTimeOff, findTimeOff, insertTimeOff } from '../hosts/time-off.store.ts';
import { TimePassed } from './calendar-errors.ts';
import type { CalendarParts } from './calendar-parts.ts';
import { requireHost } from './demo-access.ts';
import { readDemo, viewDemo } from './demo-view.ts';
import { reassignDemos } from './host-changes.ts';
import { viewTimeOff } from './host-view.ts';

/** A range of days that a person closes at once. */
const MOST_CLOSED_DAYS = 400;

/** Time off of hosts, and days of the office without demos. */
export function addDaysOffCalls(desk: FastifyInstance, parts: CalendarParts): void {
  const { database, clock, config } = parts;

  addDeskCall(desk, 'GET /hosts/:id/time-off/demos', async ({ person, params, query }) => {
    const host = await requireHost(database, person, params.id);
    const demos = await listConcerned(database, requireDays(query)(host.zone), [host.id]);
    return { demos: demos.map(viewDemo) };
  });

  addDeskCall(desk, 'POST /hosts/:id/time-off', async ({ person, params, body, change }) => {
    const host = await requireHost(database, person, params.id);
    const when = requireDays(body)(host.zone);
    if (when.end <= clock().getTime()) throw new TimePassed();
    const facts = { ...when, hostId: host.id, note: body.note?.trim() || null };
    const { off, concerned, moved } = await change(async (transaction, note) => {
      const all = await listConcerned(transaction, when, [host.id]);
      // Before the host, as every change of a demo does: of two that begin at the other's end, each would wait for the other.
      await lockBookings(transaction, body.move ? all.map(({ leadId }) => leadId) : []);
      const given = await insertTimeOff(transaction, facts, clock());
      const gone = body.move ? await reassignDemos({ ...parts, database: transaction }, all) : [];
      const subject = `${host.email} ${body.first} to ${body.last}`;
      note({ subject, rows: 1 + gone.length });
      return { off: given, concerned: all, moved: gone };
    });
    parts.publishChanges();
    const became = new Map(moved.map(({ leadId, kind }) => [leadId, kind]));
    const demos = await Promise.all(
      concerned.map(async ({ leadId }) => ({
        demo: await readDemo(database, leadId),
        became: became.get(leadId) ?? ('left' as const),
      })),
    );
    return { timeOff: viewTimeOff(off), demos };
  });

  addDeskCall(desk, 'DELETE /time-off/:id', async ({ person, params, change }) => {
    const off = await findTimeOff(database, params.id);
    if (!off) throw new NotFound();
    const host = await requireHost(database, person, off.hostId);
    await change(async (transaction, note) => {
      await deleteTimeOff(transaction, off.id);
      note({ subject: host.email });
    });
    parts.publishChanges();
  });

  addDeskCall(desk, 'POST /closed-days', async ({ body, change }) => {
    requireDays(body);
    const days = await change(async (transaction, note) => {
      const rows = await closeDays(transaction, body, clock());
      note({ subject: `${body.first} to ${body.last}`, rows });
      return rows;
    });
    parts.publishChanges();
    const range = {
      start: startOfDay(config.office, body.first).getTime(),
      end: startOfDay(config.office, laterDate(body.last, 1)).getTime(),
    };
    return { days, demos: (await listConcerned(database, range)).map(viewDemo) };
  });

  addDeskCall(desk, 'DELETE /closed-days', async ({ query, change }) => {
    requireDays(query);
    const days = await change(async (transaction, note) => {
      const rows = await openDays(transaction, query);
      note({ subject: `${query.first} to ${query.last}`, rows });
      return rows;
    });
    parts.publishChanges();
    return { days, demos: [] };
  });

  /** The demos to come that have a moment in common with a time. */
  async function listConcerned(
    from: Database,
    { start, end }: Interval,
    hosts?: readonly string[],
  ): Promise<BookingRecord[]> {
    const now = clock().getTime();
    const lengthMs = config.office.minutes * 60_000;
    const range = { from: new Date(Math.max(start - lengthMs, now)), until: new Date(end), hosts };
    const { records } = await listRecords(from, range, MOST_DEMOS);
    return records.filter((record) => record.end.getTime() > start && record.state === 'held');
  }
}

/** @throws {InvalidRequest} */
function requireDays(days: DaysOff): (zone: string) => Interval {
  const read = readDaysOff(days);
  if (typeof read === 'string') throw new InvalidRequest(read);
  if (days.last >= laterOf(days.first))
    throw new InvalidRequest(`A range has at most ${MOST_CLOSED_DAYS} days.`);
  return read;
}

function laterOf(first: string): string {
  return laterDate(first, MOST_CLOSED_DAYS);
}
