import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from './calendar-event.ts';
import { writePublishedCalendar } from './published-calendar.ts';

const CALENDAR = { name: 'Example demos', refreshMinutes: 15, producer: 'Example' };
const HOSTILE = 'Eve\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:forged\r\nATTENDEE:mailto:m@evil.example';

const eventOf = (parts: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
  sequence: 1,
  stamp: new Date('2026-03-10T06:30:00Z'),
  start: new Date('2026-03-11T02:30:00Z'),
  end: new Date('2026-03-11T03:00:00Z'),
  summary: 'Demo: Asha Rao',
  description: 'asha@example.com',
  url: 'https://www.example.com/demo/token',
  organizer: { name: 'Example', email: 'hello@example.com' },
  attendees: [],
  ...parts,
});

async function* inPages(...pages: CalendarEvent[][]) {
  yield* pages;
}

describe('a published calendar', () => {
  it('has every line, in the form of RFC 5545', async () => {
    const written = await writePublishedCalendar(CALENDAR, inPages([eventOf()]));
    expect(written.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Example//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Example demos',
      'X-WR-CALNAME:Example demos',
      'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
      'X-PUBLISHED-TTL:PT15M',
      'BEGIN:VEVENT',
      'UID:019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
      'SEQUENCE:1',
      'DTSTAMP:20260310T063000Z',
      'DTSTART:20260311T023000Z',
      'DTEND:20260311T030000Z',
      'SUMMARY:Demo: Asha Rao',
      'DESCRIPTION:asha@example.com',
      'URL:https://www.example.com/demo/token',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'ORGANIZER;CN="Example":mailto:hello@example.com',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is read by ical.js and node-ical as it was meant, however many pages it comes in', async () => {
    const events = ['a', 'b', 'c'].map((uid, index) => eventOf({ uid, sequence: index }));
    const written = await writePublishedCalendar(CALENDAR, inPages(events.slice(0, 2), [], events.slice(2)));
    const calendar = new ICAL.Component(ICAL.parse(written));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    const read = calendar.getAllSubcomponents('vevent').map((event) => {
      const { uid, startDate, endDate } = new ICAL.Event(event);
      return [uid, startDate.toJSDate(), endDate.toJSDate()];
    });
    expect(read).toEqual(events.map(({ uid, start, end }) => [uid, start, end]));
    const others = Object.values(nodeIcal.sync.parseICS(written)).filter((part) => part?.type === 'VEVENT');
    expect(others).toMatchObject(events.map(({ uid, start, end }) => ({ uid, start, end })));
  });

  it('is a calendar also when nothing is booked', async () => {
    const written = await writePublishedCalendar(CALENDAR, inPages());
    expect(new ICAL.Component(ICAL.parse(written)).getAllSubcomponents()).toEqual([]);
  });

  it('has no other events than were booked, whatever visitors are called', async () => {
    const hostile = eventOf({ summary: HOSTILE, description: HOSTILE, location: HOSTILE });
    const written = await writePublishedCalendar({ ...CALENDAR, name: HOSTILE }, inPages([hostile]));
    const events = new ICAL.Component(ICAL.parse(written)).getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('uid'))).toEqual([hostile.uid]);
    expect(events[0]?.getAllProperties('attendee')).toEqual([]);
  });

  it('refuses for an address of the web what is none', async () => {
    const pages = inPages([eventOf({ url: 'no address\r\nATTENDEE:mailto:m@evil.example' })]);
    await expect(writePublishedCalendar(CALENDAR, pages)).rejects.toThrow(TypeError);
  });
});
