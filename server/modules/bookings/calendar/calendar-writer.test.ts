import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from './calendar-event.ts';
import { type CalendarHead, writeCalendar, writeCalendarInPages } from './calendar-writer.ts';

const HEAD: CalendarHead = { method: 'REQUEST', producer: 'Example' };
const PUBLISHED: CalendarHead = {
  method: 'PUBLISH',
  producer: 'Example',
  name: 'Example demos',
  refreshMinutes: 15,
};
const MEETING: CalendarEvent = {
  uid: '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
  sequence: 0,
  stamp: new Date('2026-03-10T06:30:00.123Z'),
  start: new Date('2026-03-11T02:30:00Z'),
  end: new Date('2026-03-11T03:00:00Z'),
  summary: 'Demo for Asha',
  description: 'Two of us will join.\nUntil then; all the best, Asha \\o/',
  organizer: { name: 'Example', email: 'hello@example.com' },
  attendees: [{ name: 'Asha Rao', email: 'asha@example.com' }],
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no calendar may hold.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028\u2029]/;

const writeMeeting = (parts: Partial<CalendarEvent> = {}) => writeCalendar(HEAD, { ...MEETING, ...parts });
const longestLine = (written: string) =>
  Math.max(...written.split('\r\n').map((line) => Buffer.byteLength(line)));

/** Parses a calendar with ical.js. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent');
  const [event] = events;
  if (!event) throw new Error('no event');
  const textOf = (name: string) => event.getFirstPropertyValue(name);
  return {
    method: calendar.getFirstPropertyValue('method'),
    events,
    textOf,
    timeOf: (name: string) => (textOf(name) as ICAL.Time).toJSDate().toISOString(),
    names: event.getAllProperties().map(({ name }) => name),
    attendees: event.getAllProperties('attendee').map((property) => ({
      name: property.getParameter('cn'),
      address: String(property.getFirstValue()).replace(/^mailto:/i, ''),
    })),
  };
}

describe('an invitation', () => {
  it('contains every line of a request, as RFC 5545 requires', () => {
    expect(writeMeeting().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Example//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
      'SEQUENCE:0',
      'DTSTAMP:20260310T063000Z',
      'DTSTART:20260311T023000Z',
      'DTEND:20260311T030000Z',
      'SUMMARY:Demo for Asha',
      'TRANSP:OPAQUE',
      'DESCRIPTION:Two of us will join.\\nUntil then\\; all the best\\, Asha \\\\o/',
      'ORGANIZER;CN="Example":mailto:hello@example.com',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;CUTYPE=INDIVIDUAL;PARTSTAT=NEEDS-ACTION;RSVP',
      ' =TRUE;CN="Asha Rao":MAILTO:asha@example.com',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('parses with ical.js to the same meeting', () => {
    const { method, textOf, timeOf, attendees } = parse(writeMeeting());
    expect(method).toBe('REQUEST');
    expect(timeOf('dtstart')).toBe('2026-03-11T02:30:00.000Z');
    expect(timeOf('dtend')).toBe('2026-03-11T03:00:00.000Z');
    expect(textOf('description')).toBe(MEETING.description);
    expect(attendees).toEqual([{ name: 'Asha Rao', address: 'asha@example.com' }]);
  });

  it('parses with node-ical to the same meeting', () => {
    const [event] = Object.values(nodeIcal.sync.parseICS(writeMeeting())).filter(
      (component) => component?.type === 'VEVENT',
    );
    expect(event).toMatchObject({
      uid: MEETING.uid,
      start: MEETING.start,
      end: MEETING.end,
      description: MEETING.description,
      method: 'REQUEST',
    });
  });

  it('cancels a meeting', () => {
    const cancelled = writeCalendar({ ...HEAD, method: 'CANCEL' }, { ...MEETING, sequence: 2 });
    const { method, textOf } = parse(cancelled);
    expect([method, textOf('status'), textOf('sequence')]).toEqual(['CANCEL', 'CANCELLED', 2]);
    const [event] = Object.values(nodeIcal.sync.parseICS(cancelled)).filter(
      (component) => component?.type === 'VEVENT',
    );
    expect(event).toMatchObject({
      uid: MEETING.uid,
      sequence: 2,
      status: 'CANCELLED',
      method: 'CANCEL',
      start: MEETING.start,
    });
  });

  it.each([
    ['a quote', 'Eve";CN="Mallory":mailto:mallory@evil.example\r\nATTENDEE:mailto:m@evil.example'],
    ['a line break', 'Eve\r\nATTENDEE:mailto:mallory@evil.example'],
    ['a lone carriage return', 'Eve\rATTENDEE:mailto:mallory@evil.example'],
    ['a line separator', 'Eve\u2028ATTENDEE:mailto:mallory@evil.example'],
    ['the end of the event', 'Eve\nEND:VEVENT\nBEGIN:VEVENT\nATTENDEE:mailto:mallory@evil.example'],
    ['a NUL', 'Eve\0\u0007'],
    ['a caret', "Eve^'^n^^"],
  ])('keeps one meeting with the same attendees when each text contains %s', (_case, text) => {
    const expected = parse(writeMeeting({ location: 'Online' }));
    const hostile = writeCalendar(
      { ...HEAD, producer: text },
      {
        ...MEETING,
        summary: text,
        description: text,
        location: text,
        organizer: { email: 'hello@example.com', name: text },
        attendees: [{ name: text, email: 'asha@example.com' }],
      },
    );
    const read = parse(hostile);
    expect(read.events).toHaveLength(1);
    expect(read.names).toEqual(expected.names);
    expect(read.attendees.map(({ address }) => address)).toEqual(['asha@example.com']);
    expect(hostile.replaceAll('\r\n', '')).not.toMatch(CONTROL);
  });

  it('escapes any text: no further property or attendee, no line over 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const written = writeMeeting({
          summary: text,
          attendees: [{ name: text, email: 'asha@example.com' }],
        });
        expect(longestLine(written)).toBeLessThan(76);
        expect(written.replaceAll('\r\n', '')).not.toMatch(CONTROL);
        expect(parse(written).attendees.map(({ address }) => address)).toEqual(['asha@example.com']);
      }),
    );
  });

  it('folds a line without splitting an emoji', () => {
    const summary = '🧵'.repeat(60);
    expect(parse(writeMeeting({ summary })).textOf('summary')).toBe(summary);
  });

  it('folds a long line of lone surrogates in linear time', () => {
    expect(longestLine(writeMeeting({ summary: '\ud800न'.repeat(60) }))).toBeLessThan(76);
  });

  it.each([
    ['a quote', 'Asha "Ash" Rao', "Asha 'Ash' Rao"],
    ['a line break', ' Asha\r\n Rao ', 'Asha Rao'],
    ['no letter at all', ' \0', 'asha@example.com'],
  ])('writes a name with %s so that every calendar displays it', (_case, name, written) => {
    const line = writeMeeting({ attendees: [{ name, email: 'asha@example.com' }] }).replaceAll('\r\n ', '');
    expect(line).toContain(`CN="${written}":`);
  });

  it.each(['asha@example.com,m@evil.example', 'Asha <asha@example.com>', 'asha@example.com\r\nX:y', ''])(
    'rejects %j as an email address',
    (email) => {
      expect(() => writeMeeting({ attendees: [{ name: 'Asha', email }] })).toThrow(RangeError);
    },
  );

  it.each([
    ['a+b=c@example.com', 'a+b=c@example.com'],
    ['a/b?c#d%e@example.com', 'a%2Fb%3Fc%23d%25e@example.com'],
  ])('writes %s as a URL', (email, address) => {
    const { attendees } = parse(writeMeeting({ attendees: [{ name: 'A', email }] }));
    expect(attendees).toEqual([{ name: 'A', address }]);
  });
});

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
  it('contains every line, as RFC 5545 requires', async () => {
    const written = await writeCalendarInPages(PUBLISHED, inPages([eventOf()]));
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
      'TRANSP:OPAQUE',
      'DESCRIPTION:asha@example.com',
      'ORGANIZER;CN="Example":mailto:hello@example.com',
      'URL;VALUE=URI:https://www.example.com/demo/token',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('parses with ical.js and node-ical to the same events across several pages', async () => {
    const events = ['a', 'b', 'c'].map((uid, index) => eventOf({ uid, sequence: index }));
    const written = await writeCalendarInPages(PUBLISHED, inPages(events.slice(0, 2), [], events.slice(2)));
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

  it('writes a valid calendar when nothing is booked', async () => {
    const written = await writeCalendarInPages(PUBLISHED, inPages());
    expect(new ICAL.Component(ICAL.parse(written)).getAllSubcomponents()).toEqual([]);
  });

  it('contains only booked events, whatever text visitors enter', async () => {
    const hostile = eventOf({ summary: HOSTILE, description: HOSTILE, location: HOSTILE });
    const written = await writeCalendarInPages({ ...PUBLISHED, name: HOSTILE }, inPages([hostile]));
    const events = new ICAL.Component(ICAL.parse(written)).getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('uid'))).toEqual([hostile.uid]);
    expect(events[0]?.getAllProperties('attendee')).toEqual([]);
  });

  it('rejects a URL that is not absolute', async () => {
    const pages = inPages([eventOf({ url: 'no address\r\nATTENDEE:mailto:m@evil.example' })]);
    await expect(writeCalendarInPages(PUBLISHED, pages)).rejects.toThrow(TypeError);
  });
});
