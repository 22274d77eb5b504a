import type { BookedTime } from 'contract/bookings/demo-calendar.ts';
import { productName, productSlug } from '../../brand.ts';
import { calendarFileLink } from './calendar-file.ts';
import { type CalendarMeeting, googleCalendarLink, outlookLink } from './calendar-links.ts';

/** A booked demo, as its pages and calendars need it. */
export interface Meeting extends BookedTime {
  /** UUID of the request that booked it, which the invitations in emails carry too: no calendar holds it twice. */
  id: string;
  /** Where it is seen, moved and cancelled. */
  manageUrl: string;
  /** How often it was changed. */
  sequence: number;
  /** Where it is held, once somebody has said so. */
  location?: string | undefined;
}

export const CALENDAR_FILE_NAME = `${productSlug}-demo.ics`;

/** Where the meeting can be added to a calendar. Only the file, which stays with the visitor, holds the link to manage it. */
export function calendarLinks(meeting: Meeting, now: Date): Record<'google' | 'outlook' | 'file', string> {
  const { id, startDateTime, endDateTime, manageUrl, sequence, location } = meeting;
  const shared: CalendarMeeting = {
    start: new Date(startDateTime),
    end: new Date(endDateTime),
    title: `${productName} demo`,
    description: `30 minutes with the ${productName} team. Bring one task that costs your team too much time.`,
    location,
  };
  return {
    google: googleCalendarLink(shared),
    outlook: outlookLink(shared),
    file: calendarFileLink({
      ...shared,
      uid: id,
      sequence,
      stamp: now,
      description: `${shared.description}\n\nTo move or cancel it: ${manageUrl}`,
      producer: productName,
    }),
  };
}
