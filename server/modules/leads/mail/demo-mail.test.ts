import { CancelledDemo, DemoCancelledEvent, DemoMovedEvent } from 'contract/bookings/booking-event.ts';
import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { isEmailAddress } from 'contract/email-address.ts';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import Format from 'typebox/format';
import { Check } from 'typebox/schema';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GOOD_BODIES } from '../../../../checks/support/lead-bodies.ts';
import { MAIL_BRAND } from '../../../../checks/support/mail-brand.ts';
import { startMailServer } from '../../../../checks/support/mail-server.ts';
import type { Sender } from '../../../plugins/mail/mail.ts';
import { createSmtpMailer } from '../../../plugins/mail/smtp-mailer.ts';
import { eventOf } from '../channels/crm-webhook.ts';
import { createSalesEmail, createVisitorEmail } from '../channels/email.ts';
import { slackBody, teamsBody } from '../channels/team-chat.ts';
import { type BookingEvent, CONFIRM, readDetails, writeDetails } from '../deliveries/booking-event.ts';
import type { LeadMessage } from '../deliveries/channel.ts';
import { composeSalesMail, composeVisitorMail } from './lead-mails.ts';

Format.Set('email-address', isEmailAddress);

const SENDER: Sender = {
  office: DEFAULT_OFFICE,
  ...MAIL_BRAND,
  siteUrl: null,
  from: 'hello@example.com',
  answersTo: null,
};
const LINKS = {
  meetingUrl: 'https://meet.example.com/demo',
  manageUrl: 'https://www.example.com/demo/token',
  bookUrl: 'https://www.example.com/book-demo',
};
const UID = '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21';
const AT = new Date('2026-03-10T08:00:00Z');
const START = new Date('2026-03-12T02:30:00Z');
const END = new Date('2026-03-12T03:00:00Z');
const MOVED: BookingEvent = {
  occasion: 'moved',
  sequence: 1,
  start: START,
  end: END,
  previousStart: new Date('2026-03-11T02:30:00Z'),
  at: AT,
};
const CANCELLED: BookingEvent = { occasion: 'cancelled', sequence: 2, start: START, end: END, at: AT };
const REMINDER: BookingEvent = { occasion: 'reminder-hour', sequence: 1, start: START, end: END, at: AT };

function messageOf(bookingEvent?: BookingEvent, fields: Record<string, string> = {}): LeadMessage {
  return {
    deliveryId: '019cd6a7-5d41-7f9a-8a42-6d1f0c5be7a4',
    message: bookingEvent ? `${bookingEvent.occasion}.${bookingEvent.sequence}` : 'received',
    lead: {
      id: UID,
      kind: 'demo',
      email: 'asha@example.com',
      body: { ...GOOD_BODIES.demo, ...fields },
      attribution: null,
      context: null,
      timeZone: 'America/Los_Angeles',
      receivedAt: new Date('2026-03-10T06:30:00Z'),
    },
    bookingEvent,
  };
}

const toVisitor = (bookingEvent?: BookingEvent) => composeVisitorMail(messageOf(bookingEvent), SENDER, LINKS);
const toSales = (bookingEvent?: BookingEvent) =>
  composeSalesMail(messageOf(bookingEvent), SENDER, 'sales@example.com', LINKS);

describe.each([
  ['the visitor', toVisitor],
  ['sales', toSales],
])('the calendar part of an email to %s', (_reader, compose) => {
  it.each<[string, BookingEvent | undefined, object]>([
    [
      'booked',
      undefined,
      { method: 'REQUEST', sequence: 0, status: 'CONFIRMED', start: MOVED.previousStart },
    ],
    ['moved', MOVED, { method: 'REQUEST', sequence: 1, status: 'CONFIRMED', start: START }],
    ['canceled', CANCELLED, { method: 'CANCEL', sequence: 2, status: 'CANCELLED', start: START }],
  ])(
    'describes one meeting for a demo that is %s, as two parsers read it',
    (_case, bookingEvent, expected) => {
      const { invitation } = compose(bookingEvent);
      const calendar = new ICAL.Component(ICAL.parse(invitation?.text ?? ''));
      const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component;
      const event = new ICAL.Event(component);
      expect({
        method: calendar.getFirstPropertyValue('method'),
        sequence: event.sequence,
        status: component.getFirstPropertyValue('status'),
        start: event.startDate.toJSDate(),
      }).toEqual(expected);
      expect(event.uid).toBe(UID);
      expect(event.attendees[0]?.getFirstValue()).toMatch(/^mailto:asha@example\.com$/i);
      expect(nodeIcal.sync.parseICS(invitation?.text ?? '')[UID]).toMatchObject(expected);
      expect(invitation?.method).toBe(calendar.getFirstPropertyValue('method'));
    },
  );

  it('omits the calendar part from a reminder, since calendars have their own', () => {
    expect(compose(REMINDER).invitation).toBeUndefined();
  });
});

describe('the title of the meeting', () => {
  it.each([undefined, MOVED, CANCELLED])(
    'names the visitor to the team, and only the product to the visitor',
    (bookingEvent) => {
      const titleIn = (mail: { invitation?: { text: string } }) =>
        /^SUMMARY:(.*)$/m.exec(mail.invitation?.text ?? '')?.[1];
      expect(titleIn(toSales(bookingEvent))?.trim()).toBe('Example demo: Asha Rao');
      expect(titleIn(toVisitor(bookingEvent))?.trim()).toBe('Example demo');
    },
  );
});

describe('an email about a demo', () => {
  it.each<[string, BookingEvent | undefined]>([
    ['booked', undefined],
    ['moved', MOVED],
    ['near', REMINDER],
  ])(
    'includes both times of a demo that is %s, and links to join, move and cancel',
    (_case, bookingEvent) => {
      const mail = toVisitor(bookingEvent);
      for (const words of [mail.text, mail.html]) {
        expect(words).toContain('7:30 – 8:00 PM Pacific Daylight Time (Los Angeles)');
        expect(words).toContain('In India: 8:00 – 8:30 AM India Standard Time');
        expect(words).toContain(LINKS.meetingUrl);
        expect(words).toContain(LINKS.manageUrl);
      }
      expect(toSales(bookingEvent).text).toContain(LINKS.manageUrl);
    },
  );

  it('links from a canceled demo to a new booking, and to nothing of the old one', () => {
    const { text, html, invitation } = toVisitor(CANCELLED);
    for (const words of [text, html]) {
      expect(words).toContain(LINKS.bookUrl);
      expect(words).not.toContain('token');
      expect(words).not.toContain(LINKS.meetingUrl);
    }
    expect(invitation?.text).not.toContain('token');
  });

  it('says a word of the team first, to the visitor of a canceled demo alone', () => {
    const told = { ...CANCELLED, word: 'Anna is ill. <b>Sorry!</b>' };
    const { text, html } = toVisitor(told);
    expect(text.indexOf(told.word)).toBeGreaterThan(0);
    expect(text.indexOf(told.word)).toBeLessThan(text.indexOf('The time is free again'));
    expect(html).toContain('Anna is ill. &lt;b&gt;Sorry!&lt;/b&gt;');
    expect(JSON.stringify(eventOf(messageOf(told)))).not.toContain('Sorry');
    expect(readDetails(2, writeDetails(told))).toEqual(told);
  });

  it('includes the old time of a moved demo', () => {
    expect(toVisitor(MOVED).text).toContain('It was Tue, Mar 10, 7:30 PM Pacific Daylight Time.');
    expect(toSales(MOVED).text).toContain('It was Wed, Mar 11, 8:00 AM India Standard Time.');
  });

  it('repeats the request to sales, since it may be the first message they get', () => {
    expect(toSales(MOVED).text).toContain(GOOD_BODIES.demo.message);
    expect(toSales(CANCELLED).text).toContain(GOOD_BODIES.demo.phone);
  });

  it('includes no link when none is known', () => {
    const { html } = composeVisitorMail(messageOf(MOVED), SENDER);
    expect(html).not.toContain('href');
  });

  it('keeps its Message-ID, date and file name when it is composed again', () => {
    const [first, second] = [toVisitor(MOVED), toVisitor(MOVED)];
    expect(second).toEqual(first);
    expect(first).toMatchObject({ date: AT, fileName: `${UID}.visitor-email.moved.1.eml` });
  });

  it('carries the calendar method and the file that mail programs expect', async () => {
    const server = await startMailServer();
    const mailer = createSmtpMailer(server.url);
    onTestFinished(() => mailer.close());
    const findLinks = async () => LINKS;
    const signal = AbortSignal.timeout(10_000);
    await createVisitorEmail(mailer, SENDER, findLinks).deliver(messageOf(CANCELLED), signal);
    await createSalesEmail(mailer, SENDER, 'sales@example.com', findLinks).deliver(messageOf(MOVED), signal);
    const [cancelled, moved] = server.mails.map(({ source }) => source);
    expect(cancelled).toMatch(/content-type: text\/calendar; charset=utf-8; method=CANCEL/i);
    expect(cancelled).toMatch(/filename=cancellation.ics/i);
    expect(moved).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i);
  });

  it('adds no attendee, whatever the visitor’s name is', () => {
    const name = 'Eve";CN="M":mailto:m@evil.example\r\nATTENDEE:mailto:m@evil.example';
    const message = messageOf(CANCELLED, { firstName: name, lastName: name });
    const { invitation } = composeVisitorMail(message, SENDER, LINKS);
    const event = new ICAL.Component(ICAL.parse(invitation?.text ?? '')).getFirstSubcomponent('vevent');
    const people = event?.getAllProperties('attendee').map((attendee) => attendee.getFirstValue());
    expect(people).toEqual([expect.stringMatching(/^mailto:asha@example\.com$/i)]);
  });
});

describe('messages to programs and chats', () => {
  it('reports a moved demo in the documented format', () => {
    const event = eventOf(messageOf(MOVED));
    expect(Check(DemoMovedEvent, event)).toBe(true);
    expect(event).toMatchObject({
      type: 'demo.moved',
      timestamp: AT.toISOString(),
      data: { id: UID, sequence: 1, previousStart: '2026-03-11T02:30:00.000Z' },
    });
  });

  it('reports a canceled demo in the documented format', () => {
    const event = eventOf(messageOf(CANCELLED));
    expect(Check(DemoCancelledEvent, event)).toBe(true);
    expect(Check(CancelledDemo, event.data)).toBe(true);
  });

  it.each([
    ['Slack', slackBody],
    ['Teams', teamsBody],
  ])('reports in %s what changed, and the time of the demo', (_name, bodyOf) => {
    const moved = JSON.stringify(bodyOf(messageOf(MOVED), DEFAULT_OFFICE));
    expect(moved).toContain('Demo moved: Asha Rao');
    expect(moved).toContain('Wed, Mar 11, 8:00 AM India Standard Time');
    expect(JSON.stringify(bodyOf(messageOf(CANCELLED), DEFAULT_OFFICE))).toContain('Demo canceled: Asha Rao');
  });
});

describe('the email that asks to confirm a demo', () => {
  const confirmUrl = 'https://www.example.com/demo/confirm-token';
  const asking = { ...messageOf(), message: CONFIRM };
  const mail = composeVisitorMail(asking, SENDER, { ...LINKS, confirmUrl });
  const text = mail.text.replaceAll(/\s+/g, ' ');

  it('links to the confirmation only, with its deadline and without a calendar part', () => {
    expect(mail.subject).toMatch(/^Confirm your Example demo: Tue, Mar 10/);
    expect(text).toContain(`Confirm my demo: ${confirmUrl}`);
    expect(text).toContain('within 30 minutes');
    expect(text).toContain('Wasn’t you? Ignore it');
    expect(text + mail.html).not.toContain(LINKS.manageUrl);
    expect(mail.invitation).toBeUndefined();
  });

  it('repeats no text that someone else may have typed', () => {
    expect(text).not.toContain(GOOD_BODIES.demo.message);
    expect(text).not.toContain(GOOD_BODIES.demo.phone);
  });
});

describe('the message to the team about an expired demo', () => {
  const lapsed: BookingEvent = { ...CANCELLED, sequence: 1, isUnconfirmed: true };

  it('repeats the request without a calendar part', () => {
    const mail = toSales(lapsed);
    expect(mail.subject).toMatch(/^Demo not confirmed: Asha Rao/);
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('so the time is free again');
    expect(mail.text).toContain(GOOD_BODIES.demo.message);
    expect(mail.invitation).toBeUndefined();
    expect(
      JSON.stringify(slackBody({ ...messageOf(lapsed), bookingEvent: lapsed }, DEFAULT_OFFICE)),
    ).toContain('Demo not confirmed');
    expect(eventOf(messageOf(lapsed))).toMatchObject({ type: 'demo.cancelled' });
  });

  it('reads the details from the database as they were written', () => {
    expect(readDetails(1, writeDetails(lapsed))).toEqual(lapsed);
    expect(readDetails(1, writeDetails(MOVED))).toEqual(MOVED);
  });
});
