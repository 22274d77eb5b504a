import { meetingDescription, meetingTitle } from 'contract/bookings/calendar-texts.ts';
import type { BookedTime } from 'contract/bookings/demo-calendar.ts';
import { calendarFileOf } from 'contract/site/addresses.ts';
import { productName } from '../../brand.ts';

/** A meeting as a calendar takes it. */
export interface CalendarMeeting {
  start: Date;
  end: Date;
  title: string;
  description: string;
  /** Place of the meeting: an address of the web, or words. */
  location?: string | undefined;
}

/** A booked demo, as its pages and calendars need it. */
export interface Meeting extends BookedTime {
  /** Address at which it is seen, moved and cancelled. */
  manageUrl: string;
  /** Place of the meeting, once it is known. */
  location?: string | undefined;
}

/**
 * Returns addresses at which the meeting can be added to a calendar. Only our own server, which writes the file, is
 * asked by the link that manages the booking (decision 006).
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

/** `20261125T023000Z`: an instant that needs no description of a zone (RFC 5545 section 3.3.5, form 2). */
function calendarMoment(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/**
 * Returns the address at which Google Calendar offers to add the meeting. It says nothing about the visitor, and does
 * not hold the link that manages the booking.
 */
export function googleCalendarLink({ start, end, title, description, location }: CalendarMeeting): string {
  return link('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${calendarMoment(start)}/${calendarMoment(end)}`,
    details: description,
    location,
  });
}

/** The same of Outlook on the web, for accounts of companies and schools. */
export function outlookLink({ start, end, title, description, location }: CalendarMeeting): string {
  return link('https://outlook.office.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: toSeconds(start),
    enddt: toSeconds(end),
    body: description,
    location,
  });
}

function toSeconds(at: Date): string {
  return at.toISOString().replace('.000', '');
}

/** Outlook shows a plus as a plus: blanks are written as `%20`. */
function link(page: string, parameters: Record<string, string | undefined>): string {
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return `${page}?${query.join('&')}`;
}
