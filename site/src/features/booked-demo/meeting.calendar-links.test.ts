import { describe, expect, it } from 'vitest';
import { type CalendarMeeting, googleCalendarLink, outlookLink } from './meeting.ts';

const meeting: CalendarMeeting = {
  start: new Date('2026-11-25T08:00:00+05:30'),
  end: new Date('2026-11-25T08:30:00+05:30'),
  title: 'Demo & talk',
  description: 'Half an hour, 100% about you + your team',
  location: 'https://meet.example/demo?room=1&a=b',
};

const readLink = (link: string) => {
  const { origin, pathname, searchParams } = new URL(link);
  return { page: origin + pathname, ...Object.fromEntries(searchParams) };
};

describe('googleCalendarLink', () => {
  it('writes the meeting in UTC', () => {
    expect(readLink(googleCalendarLink(meeting))).toEqual({
      page: 'https://calendar.google.com/calendar/render',
      action: 'TEMPLATE',
      text: meeting.title,
      dates: '20261125T023000Z/20261125T030000Z',
      details: meeting.description,
      location: meeting.location,
    });
  });
});

describe('outlookLink', () => {
  it('writes the meeting in UTC', () => {
    expect(readLink(outlookLink(meeting))).toEqual({
      page: 'https://outlook.office.com/calendar/0/deeplink/compose',
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: meeting.title,
      startdt: '2026-11-25T02:30:00Z',
      enddt: '2026-11-25T03:00:00Z',
      body: meeting.description,
      location: meeting.location,
    });
  });
});

describe.each([
  ['googleCalendarLink', googleCalendarLink],
  ['outlookLink', outlookLink],
])('%s', (_name, linkTo) => {
  it('encodes no space as a plus, which Outlook would show', () => {
    expect(linkTo(meeting)).not.toContain('+');
  });

  it('leaves out an unknown location', () => {
    expect(linkTo({ ...meeting, location: undefined })).not.toContain('location');
  });

  it.each([
    ['clocks go on in Los Angeles', '2027-03-14T15:00:00+05:30', '093000Z', '09:30:00Z'],
    ['clocks go back in Auckland', '2027-04-03T19:30:00+05:30', '140000Z', '14:00:00Z'],
  ])('keeps the exact moment on the night when %s', (_what, start, google, outlook) => {
    const link = linkTo({ ...meeting, start: new Date(start) });
    expect(decodeURIComponent(link)).toMatch(new RegExp(`${google}|${outlook}`));
  });
});
