import { laterDate } from 'contract/bookings/iso-date.ts';
import { startOfDay } from 'contract/bookings/office.ts';
import {
  ById,
  ChangedDays,
  ClosedDays,
  ConcernedDemos,
  DaysOffQuery,
  GivenTimeOff,
  GiveTimeOff,
  MOST_DEMOS,
} from 'contract/desk/calendar.ts';
import type { FastifyInstance } from 'fastify';
import { InvalidRequest, NotFound } from '../../../shared/errors.ts';
import { type BookingRecord, listRecords } from '../../bookings/booking-records.ts';
import { closeDays, openDays } from '../../bookings/closed-days.ts';
import type { Interval } from '../../hosts/interval.ts';
import { type DaysOff, readDaysOff } from '../../hosts/time-off.rules.ts';
import { deleteTimeOff, findTimeOff, insertTimeOff } from '../../hosts/time-off.store.ts';
import { moveOff } from '../../notifications/host-changes.ts';
import { addDeskCall } from '../desk-calls.ts';
import { TimePassed } from './calendar-errors.ts';
import { type CalendarParts, noteChange } from './calendar-parts.ts';
import { DEMO_ACCESS, HOST_ACCESS, requireHost } from './demo-access.ts';
import { readDemo, viewDemo } from './demo-view.ts';
import { viewTimeOff } from './host-view.ts';

/** A range of days that a person closes at once. */
const MOST_CLOSED_DAYS = 400;

/** Time off of hosts, and days of the office without demos. */
export function addDaysOffCalls(desk: FastifyInstance, parts: CalendarParts): void {
  const { database, clock, config } = parts;

  addDeskCall(
    desk,
    'GET',
    '/hosts/:id/time-off/demos',
    { access: DEMO_ACCESS, params: ById, query: DaysOffQuery, answer: ConcernedDemos },
    async ({ person, params, query }) => {
      const host = await requireHost(database, person, params.id);
      const demos = await listConcerned(requireDays(query)(host.zone), [host.id]);
      return { demos: demos.map(viewDemo) };
    },
  );

  addDeskCall(
    desk,
    'POST',
    '/hosts/:id/time-off',
    { access: DEMO_ACCESS, params: ById, body: GiveTimeOff, answer: GivenTimeOff },
    async ({ person, params, body, request }) => {
      const host = await requireHost(database, person, params.id);
      const when = requireDays(body)(host.zone);
      if (when.end <= clock().getTime()) throw new TimePassed();
      const facts = { ...when, hostId: host.id, note: body.note?.trim() || null };
      const off = await insertTimeOff(database, facts, clock());
      const concerned = await listConcerned(when, [host.id]);
      const moved = body.move ? await moveOff(parts, concerned) : [];
      parts.demos.wake();
      parts.freeSlots.forget();
      await noteChange(parts, request, {
        ...{ action: 'time-off.add', subject: `${host.email} ${body.first} to ${body.last}` },
        rows: 1 + moved.length,
      });
      const became = new Map(moved.map(({ leadId, kind }) => [leadId, kind]));
      const demos = await Promise.all(
        concerned.map(async ({ leadId }) => ({
          demo: await readDemo(database, leadId),
          became: became.get(leadId) ?? ('left' as const),
        })),
      );
      return { timeOff: viewTimeOff(off), demos };
    },
  );

  addDeskCall(
    desk,
    'DELETE',
    '/time-off/:id',
    { access: DEMO_ACCESS, params: ById },
    async ({ person, params, request }) => {
      const off = await findTimeOff(database, params.id);
      if (!off) throw new NotFound();
      const host = await requireHost(database, person, off.hostId);
      await deleteTimeOff(database, off.id);
      parts.freeSlots.forget();
      await noteChange(parts, request, { action: 'time-off.remove', subject: host.email });
    },
  );

  addDeskCall(
    desk,
    'POST',
    '/closed-days',
    { access: HOST_ACCESS, body: ClosedDays, answer: ChangedDays },
    async ({ body, request }) => {
      requireDays(body);
      const days = await closeDays(database, body, clock());
      parts.freeSlots.forget();
      await noteChange(parts, request, {
        ...{ action: 'days.close', subject: `${body.first} to ${body.last}`, rows: days },
      });
      const range = {
        start: startOfDay(config.office, body.first).getTime(),
        end: startOfDay(config.office, laterDate(body.last, 1)).getTime(),
      };
      return { days, demos: (await listConcerned(range)).map(viewDemo) };
    },
  );

  addDeskCall(
    desk,
    'DELETE',
    '/closed-days',
    { access: HOST_ACCESS, query: ClosedDays, answer: ChangedDays },
    async ({ query, request }) => {
      requireDays(query);
      const days = await openDays(database, query);
      parts.freeSlots.forget();
      await noteChange(parts, request, {
        ...{ action: 'days.open', subject: `${query.first} to ${query.last}`, rows: days },
      });
      return { days, demos: [] };
    },
  );

  /** The demos to come that have a moment in common with a time. */
  async function listConcerned(
    { start, end }: Interval,
    hosts?: readonly string[],
  ): Promise<BookingRecord[]> {
    const now = clock().getTime();
    const lengthMs = config.office.minutes * 60_000;
    const range = { from: new Date(Math.max(start - lengthMs, now)), until: new Date(end), hosts };
    const { records } = await listRecords(database, range, MOST_DEMOS);
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
