import { writeWeeklyHours } from 'contract/bookings/weekly-hours.ts';
import type { HostCalendarView, HostView, TimeOffView } from 'contract/desk/calendar.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { calendarStateOf } from '../calendars/add-calendar.ts';
import { type HostCalendar, listCalendars } from '../calendars/calendars.store.ts';
import type { Host } from '../hosts/host.ts';
import { countComingByHost } from '../hosts/hosts-demos.ts';
import { listTimeOff, type TimeOff } from '../hosts/time-off.store.ts';
import { isOwnHost } from './demo-access.ts';

/** Time off farther ahead is not shown. */
const SHOWN_MS = 400 * 86_400_000;

export function viewTimeOff({ id, hostId, start, end, note }: TimeOff): TimeOffView {
  return { id, hostId, start: new Date(start).toISOString(), end: new Date(end).toISOString(), note };
}

/** Returns the view of a calendar, without anything that opens it. */
export function viewCalendar(calendar: HostCalendar, now: Date): HostCalendarView {
  const { id, kind, takesDemos, goodAt, problem } = calendar;
  const state = calendarStateOf(calendar, now);
  return { id, kind, takesDemos, state, readAt: goodAt?.toISOString() ?? null, problem };
}

/** Hosts with what is to come, their calendars and time off. */
export async function viewHosts(
  database: Database,
  hosts: readonly Host[],
  person: DeskPerson,
  now: Date,
): Promise<HostView[]> {
  const [coming, calendars, off, feeds] = await Promise.all([
    countComingByHost(database, now),
    listCalendars(database),
    listTimeOff(database, { start: now.getTime(), end: now.getTime() + SHOWN_MS }),
    database.selectFrom('hosts').select('id').where('feed_secret', 'is not', null).execute(),
  ]);
  return hosts.map((host) => {
    const { number: _, ...facts } = host;
    const isHosts = ({ hostId }: { hostId: string }) => hostId === host.id;
    return {
      ...facts,
      ...{ hours: writeWeeklyHours(host.hours), breaks: writeWeeklyHours(host.breaks) },
      coming: coming.get(host.id) ?? 0,
      ...{ isOwn: isOwnHost(host, person), hasFeed: feeds.some(({ id }) => id === host.id) },
      calendars: calendars.filter(isHosts).map((each) => viewCalendar(each, now)),
      timeOff: off.filter(isHosts).map(viewTimeOff),
    };
  });
}

export async function viewHost(
  database: Database,
  host: Host,
  person: DeskPerson,
  now: Date,
): Promise<HostView> {
  const [view] = await viewHosts(database, [host], person, now);
  if (!view) throw new Error('a host who was given was not viewed');
  return view;
}
