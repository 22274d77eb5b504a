import { setImmediate as nextTurn } from 'node:timers/promises';
import { meetingTitle } from 'contract/bookings/calendar-texts.ts';
import { bookingPath } from 'contract/site/addresses.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Participant } from '../../../plugins/mail/mail.ts';
import type { CalendarEvent } from '../calendar/calendar-event.ts';
import { selectBookedLeads } from '../demos/booked-leads.ts';
import type { BookingLinks } from '../demos/booking-links.ts';
import type { FeedWindow } from './feed-window.ts';

interface FeedParts {
  links: Pick<BookingLinks, 'makeToken'>;
  /** Origin under which the team sees the site. */
  origin: string;
  meetingUrl: string | null;
  organizer: Participant;
  /** Id of the host whose demos alone are read; absent for those of the whole team. */
  hostId?: string | undefined;
}

interface BookedRow {
  lead_id: string;
  starts_at: string;
  ends_at: string;
  sequence: number;
  changed_at: string;
  email: string;
  body: string;
  host_name: string | null;
  meeting_url: string | null;
}

/** Number of demos per page: written in some 10 ms, for which others wait. */
const PAGE = 100;

/** The demos that are held within the window, in the order of time, some at a time. */
export async function* readFeedEvents(
  database: Database,
  { from, until }: FeedWindow,
  parts: FeedParts,
): AsyncGenerator<CalendarEvent[]> {
  let last = { starts_at: from, lead_id: '' };
  for (;;) {
    const { starts_at, lead_id } = last;
    const rows = await selectBookedLeads(database)
      .leftJoin('hosts', 'hosts.id', 'bookings.host_id')
      .select(['lead_id', 'starts_at', 'ends_at', 'sequence', 'bookings.changed_at', 'leads.email', 'body'])
      .select(['hosts.name as host_name', 'hosts.meeting_url'])
      .$if(parts.hostId !== undefined, (query) => query.where('bookings.host_id', '=', parts.hostId ?? ''))
      .where('bookings.state', '=', 'held')
      .where('bookings.confirm_by', 'is', null)
      .where('starts_at', '>=', starts_at)
      .where('starts_at', '<', until)
      .where(({ or, and, eb }) =>
        or([
          eb('starts_at', '>', starts_at),
          and([eb('starts_at', '=', starts_at), eb('lead_id', '>', lead_id)]),
        ]),
      )
      .orderBy('starts_at')
      .orderBy('lead_id')
      .limit(PAGE)
      .execute();
    yield await Promise.all(rows.map((row) => toEvent(row, parts)));
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = end;
    // SQLite answers in the same turn, so that waiting for it lets no other request in.
    await nextTurn();
  }
}

async function toEvent(row: BookedRow, { links, origin, meetingUrl, organizer }: FeedParts) {
  const {
    firstName = '',
    lastName = '',
    company,
    phone,
    message,
  }: Record<string, string> = JSON.parse(row.body);
  const url = origin + bookingPath(await links.makeToken(row.lead_id));
  const name = [firstName, lastName].filter(Boolean).join(' ') || row.email;
  const event: CalendarEvent = {
    // As in the invitations (decision 015).
    uid: row.lead_id,
    sequence: row.sequence,
    stamp: new Date(row.changed_at),
    start: new Date(row.starts_at),
    end: new Date(row.ends_at),
    summary: meetingTitle(organizer.name, name),
    description: [
      [company, row.email].filter(Boolean).join(', '),
      ...(row.host_name === null ? [] : [`Host: ${row.host_name}`]),
      ...(phone ? [phone] : []),
      ...(message ? ['', message, ''] : []),
      `Move or cancel: ${url}`,
    ].join('\n'),
    location: row.meeting_url ?? meetingUrl ?? undefined,
    url,
    organizer,
    attendees: [],
  };
  return event;
}
