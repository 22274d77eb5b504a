import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { type Invitation, writeInvitation } from './invitation.ts';

const MEETING: Invitation = {
  method: 'REQUEST',
  uid: '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
  sequence: 0,
  stamp: new Date('2026-03-10T06:30:00.123Z'),
  start: new Date('2026-03-11T02:30:00Z'),
  end: new Date('2026-03-11T03:00:00Z'),
  summary: 'Demo for Asha',
  description: 'Two of us will join.\nUntil then; all the best, Asha \\o/',
  organizer: { name: 'Example', email: 'hello@example.com' },
  attendees: [{ name: 'Asha Rao', email: 'asha@example.com' }],
  producer: 'Example',
};

/** As ical.js reads it. */
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
      address: property.getFirstValue(),
    })),
  };
}

describe('an invitation', () => {
  it('has every line of a request, in the form of RFC 5545', () => {
    expect(writeInvitation(MEETING).split('\r\n')).toEqual([
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
      'DESCRIPTION:Two of us will join.\\nUntil then\\; all the best\\, Asha \\\\o/',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'ORGANIZER;CN="Example":mailto:hello@example.com',
      'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=',
      ' TRUE;CN="Asha Rao":mailto:asha@example.com',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is read by ical.js as it was meant', () => {
    const { method, textOf, timeOf, attendees } = parse(writeInvitation(MEETING));
    expect(method).toBe('REQUEST');
    expect(timeOf('dtstart')).toBe('2026-03-11T02:30:00.000Z');
    expect(timeOf('dtend')).toBe('2026-03-11T03:00:00.000Z');
    expect(textOf('description')).toBe(MEETING.description);
    expect(attendees).toEqual([{ name: 'Asha Rao', address: 'mailto:asha@example.com' }]);
  });

  it('is read by node-ical as it was meant', () => {
    const [event] = Object.values(nodeIcal.sync.parseICS(writeInvitation(MEETING))).filter(
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

  it('can be called off', () => {
    const cancelled = writeInvitation({ ...MEETING, method: 'CANCEL', sequence: 2 });
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
  ])('stays one meeting of the same people with %s in each text', (_case, text) => {
    const expected = parse(writeInvitation({ ...MEETING, location: 'Online' }));
    const hostile = writeInvitation({
      ...MEETING,
      summary: text,
      description: text,
      location: text,
      producer: text,
      organizer: { ...MEETING.organizer, name: text },
      attendees: [{ name: text, email: 'asha@example.com' }],
    });
    const read = parse(hostile);
    expect(read.events).toHaveLength(1);
    expect(read.names).toEqual(expected.names);
    expect(read.attendees.map(({ address }) => address)).toEqual(['mailto:asha@example.com']);
  });

  it('takes any text for a name without another line or person, and no line is longer than 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const written = writeInvitation({
          ...MEETING,
          summary: text,
          attendees: [{ name: text, email: 'asha@example.com' }],
        });
        expect(Math.max(...written.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(76);
        expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(parse(written).attendees.map(({ address }) => address)).toEqual(['mailto:asha@example.com']);
      }),
    );
  });

  it('keeps an emoji whole where a line is folded', () => {
    const summary = '🧵'.repeat(60);
    expect(parse(writeInvitation({ ...MEETING, summary })).textOf('summary')).toBe(summary);
  });

  it.each(['asha@example.com,m@evil.example', 'Asha <asha@example.com>', 'asha@example.com\r\nX:y', ''])(
    'refuses %j for an address',
    (email) => {
      expect(() => writeInvitation({ ...MEETING, attendees: [{ name: 'Asha', email }] })).toThrow(RangeError);
    },
  );

  it.each([
    ['a+b=c@example.com', 'mailto:a+b=c@example.com'],
    ['a/b?c#d%e@example.com', 'mailto:a%2Fb%3Fc%23d%25e@example.com'],
  ])('writes %s as an address of the web', (email, address) => {
    const { attendees } = parse(writeInvitation({ ...MEETING, attendees: [{ name: 'A', email }] }));
    expect(attendees).toEqual([{ name: 'A', address }]);
  });
});
