import { slotsOf, startOfDay } from 'contract/bookings/office.ts';
import { type IsoDate, laterDate } from 'contract/dates.ts';
import { DEMOS_AT_ONCE, type DemoDetails, MOST_DEMOS, MOST_SHOWN_DAYS } from 'contract/desk/calendar.ts';
import { bookingPath } from 'contract/site/addresses.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../plugins/database/schema.ts';
import { addDeskCall, type DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { InvalidRequest } from '../../../shared/errors.ts';
import { readLeadRequest } from '../../leads/leads.queries.ts';
import { type BookingRules, daysBetween, isDemoDay } from '../demos/booking.rules.ts';
import { type BookingRecord, listRecords } from '../demos/booking-records.ts';
import { listClosedDays } from '../demos/closed-days.ts';
import { listGuests } from '../guests/guests.store.ts';
import { findHost, listHosts } from '../hosts/hosts.store.ts';
import { mergeIntervals } from '../hosts/interval.ts';
import { listTimeOff } from '../hosts/time-off.store.ts';
import type { CalendarParts } from './calendar-parts.ts';
import { hostsShownTo, isOwnHost, requireDemo } from './demo-access.ts';
import { viewDemo } from './demo-view.ts';
import { viewTimeOff } from './host-view.ts';

const NO_HOST = 'none';

/** Reads demos, and what stands around them. */
export function addDemoCalls(desk: FastifyInstance, parts: CalendarParts): void {
  const { database, clock, config, links, freeSlots } = parts;

  addDeskCall(desk, 'GET /demos', async ({ person, query }) => {
    const shown = hostsShownTo(person, await listHosts(database));
    const named = query.host === undefined ? undefined : [query.host === NO_HOST ? null : query.host];
    const hosts = named?.filter((host) => !shown || shown.includes(host)) ?? shown;
    if (hosts?.length === 0) return { demos: [], all: 0 };
    const most = query.size === 'whole' ? MOST_DEMOS : DEMOS_AT_ONCE;
    const range = {
      ...{ from: new Date(query.from), until: query.until ? new Date(query.until) : undefined, hosts },
      withCancelled: query.withCanceled !== undefined,
      after: query.after === undefined ? undefined : readCursor(query.after),
    };
    const { records, all } = await listRecords(database, range, most);
    const last = records.length === most ? records.at(-1) : undefined;
    return { demos: records.map(viewDemo), all, ...(last && { next: writeCursor(last) }) };
  });

  addDeskCall(desk, 'GET /calendar', async ({ person, query }) => {
    const { first, last } = requireShort(query);
    const { office } = config;
    const range = {
      start: startOfDay(office, first).getTime(),
      end: startOfDay(office, laterDate(last, 1)).getTime(),
    };
    const [hosts, off, closed] = await Promise.all([
      listHosts(database),
      listTimeOff(database, range),
      listClosedDays(database, { first, last }, MOST_SHOWN_DAYS),
    ]);
    const isAll = person.rights.has('demos.all');
    const own = new Set(hosts.filter((host) => isOwnHost(host, person)).map(({ id }) => id));
    return {
      office: { zone: office.zone, place: office.place, minutes: office.minutes },
      hosts: hosts.map(({ id, name, isActive }) => ({ id, name, isActive, isOwn: own.has(id) })),
      seats: config.demoSeats,
      // The reason for an absence is hidden from colleagues without the right to all demos.
      timeOff: off.map((each) => viewTimeOff(isAll || own.has(each.hostId) ? each : { ...each, note: null })),
      closedDays: closed.days,
      holidays: daysBetween(first, last).filter((day) => config.holidays.has(day)),
      open: openTimes(config, first, last),
      changes: isAll ? ('all' as const) : ('own' as const),
      now: clock().toISOString(),
    };
  });

  addDeskCall(desk, 'GET /calendar/free', async ({ query }) => {
    const { first, last } = requireShort(query);
    const days = await freeSlots.listDays(first, last);
    const slots = days.flatMap((day) => day.slots).filter(({ freeSeats }) => freeSeats > 0);
    return {
      times: slots.map(({ startDateTime, endDateTime, freeSeats, toBeConfirmed = false }) => ({
        start: new Date(startDateTime).toISOString(),
        end: new Date(endDateTime).toISOString(),
        ...{ free: freeSeats, toBeConfirmed },
      })),
    };
  });

  addDeskCall(desk, 'GET /demos/:id', async ({ person, params }) => {
    const record = await requireDemo(database, person, params.id);
    const [request, guests, host] = await Promise.all([
      findRequest(database, record, person),
      listGuests(database, params.id),
      record.host ? findHost(database, record.host.id) : undefined,
    ]);
    const isOver = record.state === 'cancelled' || record.start <= clock();
    return {
      ...request,
      demo: viewDemo(record),
      guests: guests.map(({ email }) => email),
      manageUrl: isOver ? null : (config.publicUrl ?? '') + bookingPath(await links.makeToken(record.leadId)),
      meetingUrl: host?.meetingUrl ?? config.demoMeetingUrl,
      moves: record.moves,
    };
  });
}

/** @throws {InvalidRequest} */
function requireShort<Days extends { first: string; last: string }>(query: Days): Days {
  if (query.last >= query.first && query.last < laterDate(query.first, MOST_SHOWN_DAYS)) return query;
  throw new InvalidRequest(`Ask for 1 to ${MOST_SHOWN_DAYS} days.`);
}

type Place = Pick<BookingRecord, 'start' | 'leadId'>;

/** Names a place in a list of demos. */
function writeCursor({ start, leadId }: Place): string {
  return `${start.getTime()}.${leadId}`;
}

/** @throws {InvalidRequest} for what names none */
function readCursor(cursor: string): Place {
  const [, time, leadId = ''] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(cursor) ?? [];
  if (time === undefined) throw new InvalidRequest('This list can’t go on from there. Load it again.');
  return { start: new Date(Number(time)), leadId };
}

/**
 * Returns the texts of a demo's visitor, and the notes since, the newest first. For a demo without a host, a person
 * sees no notes where another one has the lead: they are that one's.
 */
async function findRequest(
  database: Database,
  { leadId, host }: Pick<BookingRecord, 'leadId' | 'host'>,
  person: DeskPerson,
): Promise<Pick<DemoDetails, 'phone' | 'request' | 'timeZone' | 'notes'>> {
  const { body, context, assignedTo, notes } = await readLeadRequest(database, leadId);
  const isFree = assignedTo === null || assignedTo === person.id;
  const seesNotes = host || isFree || person.rights.has('demos.all');
  const { phone = '', message = '' } = body;
  return {
    ...{ phone, request: message, timeZone: context.timeZone ?? null },
    notes: seesNotes ? notes : [],
  };
}

/** Lists the opening times of the office in some days, in order: half-hours that touch are one. */
function openTimes(rules: BookingRules, first: IsoDate, last: IsoDate): { start: string; end: string }[] {
  const { office } = rules;
  const days = daysBetween(first, last).filter((day) => isDemoDay(day, rules));
  const slots = days.flatMap((day) => slotsOf(office, day));
  const lengthMs = office.minutes * 60_000;
  const open = mergeIntervals(
    slots.map(({ start }) => ({ start: start.getTime(), end: start.getTime() + lengthMs })),
  );
  return open.map(({ start, end }) => ({
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
  }));
}
