import type { HostCalendarView, HostView, TimeOffView } from 'contract/desk/calendar.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { countComingDemos } from '../../bookings/hosts/hosts-demos.ts';
import { calendarStateOf } from '../../calendars/add-calendar.ts';
import { type HostCalendar, listCalendars } from '../../calendars/calendars.store.ts';
import type { Host } from '../../hosts/host.ts';
import { listTimeOff, type TimeOff } from '../../hosts/time-off.store.ts';
import { writeWeeklyHours } from '../../hosts/weekly-hours.ts';
import type { DeskPerson } from '../desk-calls.ts';
import { isOwnHost } from './demo-access.ts';

/** Time off farther ahead is not shown. */
const SHOWN_MS = 400 * 86_400_000;

export function viewTimeOff({ id, hostId, start, end, note }: TimeOff): TimeOffView {
  return { id, hostId, start: new Date(start).toISOString(), end: new Date(end).toISOString(), note };
}

/** Nothing of it opens the calendar. */
export function viewCalendar(calendar: HostCalendar, now: Date): HostCalendarView {
  const { id, kind, takesDemos, goodAt, problem } = calendar;
  const state = calendarStateOf(calendar, now);
  return { id, kind, takesDemos, state, readAt: goodAt?.toISOString() ?? null, problem };
}

/** A host with what is to come, their calendars and time off. */
export async function viewHost(
  database: Database,
  host: Host,
  person: DeskPerson,
  now: Date,
): Promise<HostView> {
  const [coming, calendars, off, feed] = await Promise.all([
    countComingDemos(database, host.id, now),
    listCalendars(database, host.id),
    listTimeOff(database, { start: now.getTime(), end: now.getTime() + SHOWN_MS }, host.id),
    database.selectFrom('hosts').select('feed_secret').where('id', '=', host.id).executeTakeFirst(),
  ]);
  const { number: _, ...facts } = host;
  return {
    ...facts,
    ...{ hours: writeWeeklyHours(host.hours), breaks: writeWeeklyHours(host.breaks) },
    ...{ coming, isOwn: isOwnHost(host, person), hasFeed: Boolean(feed?.feed_secret) },
    calendars: calendars.map((each) => viewCalendar(each, now)),
    timeOff: off.map(viewTimeOff),
  };
}
