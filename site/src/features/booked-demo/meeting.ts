import { meetingDescription, meetingTitle } from 'contract/bookings/calendar-texts.ts';
import type { BookedTime } from 'contract/bookings/demo-calendar.ts';
import { calendarFileOf } from 'contract/site/addresses.ts';
import { productName } from '../../brand.ts';
import { type CalendarMeeting, googleCalendarLink, outlookLink } from './calendar-links.ts';

/** A booked demo, as its pages and calendars need it. */
export interface Meeting extends BookedTime {
  /** Where it is seen, moved and cancelled. */
  manageUrl: string;
  /** Where it is held, once that is known. */
  location?: string | undefined;
}

/**
 * Where the meeting can be added to a calendar. Only our own server, which writes the file, is asked by the link that
 * manages the booking (decision 006).
 */
export function calendarLinks(meeting: Meeting): Record<'google' | 'outlook' | 'file', string> {
  const { startDateTime, endDateTime, manageUrl, location } = meeting;
  const times = { start: new Date(startDateTime), end: new Date(endDateTime) };
  const shared: CalendarMeeting = {
    ...times,
    title: meetingTitle(productName()),
    description: meetingDescription(productName(), times),
    location,
  };
  return {
    google: googleCalendarLink(shared),
    outlook: outlookLink(shared),
    file: calendarFileOf(manageUrl),
  };
}
