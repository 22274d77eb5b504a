import type { LeadKind } from 'contract/api-paths.ts';
import { ROI_EXAMPLE } from 'contract/reference/examples.ts';
import { composeResetMail } from '../../server/modules/accounts/password-mail.ts';
import {
  type BookingEvent,
  type BookingEventType,
  CONFIRM,
} from '../../server/modules/leads/deliveries/booking-event.ts';
import type { LeadMessage } from '../../server/modules/leads/deliveries/channel.ts';
import { CONSENT_WITHDRAWN } from '../../server/modules/leads/deliveries/consent-message.ts';
import {
  composeGuestMail,
  composeHostMail,
  composeSalesMail,
  composeVisitorMail,
} from '../../server/modules/leads/mail/lead-mails.ts';
import { composeAlert, composeAlertMail } from '../../server/modules/operations/monitoring/alert-message.ts';
import type { Mail, Sender } from '../../server/plugins/mail/mail.ts';

/** One email as it would be sent, with sample data. */
export interface SampleMail {
  /** Name in addresses, such as `demo-moved`. */
  name: string;
  /** Occasion on which it is sent, and its receiver. */
  title: string;
  mail: Mail;
}

const ORIGIN = 'https://www.example.com';
const LINKS = {
  meetingUrl: 'https://meet.example.com/demo',
  manageUrl: `${ORIGIN}/demo/sample`,
  confirmUrl: `${ORIGIN}/demo/sample-to-confirm`,
  consentUrl: `${ORIGIN}/demo/sample/content`,
  bookUrl: `${ORIGIN}/book-demo`,
};
const AT = new Date('2026-03-10T06:30:00Z');
const OFFERS = [3, 4, 5].map((hour) => new Date(Date.UTC(2026, 2, 13, hour)));
const EMAIL = 'mira@example.com';
const GUEST = { name: 'noor@example.com', email: 'noor@example.com' };
const HOST = { name: 'Jonas Weber', email: 'jonas@example.com' };
const CONSENT = { text: 'I confirm that I want to receive content', sha256: '', at: AT.toISOString() };

const BODIES: Record<LeadKind, Record<string, string>> = {
  demo: {
    firstName: 'Mira',
    lastName: 'Singh',
    email: EMAIL,
    phone: '+919876543210',
    message: 'We would like to see drafted replies.\n\nTwo of us will join.',
    startDateTime: '2026-03-11T08:00:00+05:30',
    endDateTime: '2026-03-11T08:30:00+05:30',
    timezone: 'Asia/Kolkata',
  },
  contact: {
    firstName: 'Mira',
    lastName: 'Singh',
    email: EMAIL,
    company: 'Singh & Daughters',
    teamSize: '11-50',
    message: 'Please call me.\nMornings are best.',
  },
  agent: { name: 'Scheduler', role: 'Assistant', email: EMAIL, goal: 'Fewer letters about dates.' },
  chatbot: { name: 'Helper', inputTextHolder: 'Ask me anything', email: EMAIL, message: 'Hello!' },
};

/** The emails about a booked demo; `isTeams`: the team gets one too. */
const SAMPLES: Record<
  Exclude<BookingEventType, 'invited' | 'uninvited'>,
  { name: string; title: string; isTeams: boolean }
> = {
  moved: { name: 'demo-moved', title: 'a demo moved', isTeams: true },
  cancelled: { name: 'demo-canceled', title: 'a demo is canceled', isTeams: true },
  'to-confirm': {
    name: 'demo-for-its-host-to-confirm',
    title: 'a host has to confirm a demo',
    isTeams: true,
  },
  agreed: { name: 'demo-confirmed-by-its-host', title: 'a host has confirmed a demo', isTeams: true },
  host: { name: 'demo-with-another-host', title: 'another host holds a demo', isTeams: true },
  offered: { name: 'demo-without-a-host', title: 'the host of a demo can’t make it', isTeams: true },
  guests: { name: 'demo-with-guests', title: 'the guests of a demo have changed', isTeams: true },
  missed: { name: 'demo-missed', title: 'a demo was missed', isTeams: false },
  'reminder-day': { name: 'demo-in-a-day', title: 'a day before', isTeams: false },
  'reminder-hour': { name: 'demo-in-an-hour', title: 'an hour before', isTeams: false },
};
const OCCASIONS = (Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]).map((occasion) => ({
  occasion,
  ...SAMPLES[occasion],
}));

/** Every email that the server sends, in the order in which a visitor, the team and the operator get them. */
export function sampleMails(sender: Sender): SampleMail[] {
  const toVisitor = (message: LeadMessage) => composeVisitorMail(message, sender, LINKS);
  const toTeam = (message: LeadMessage) => composeSalesMail(message, sender, 'sales@example.com', LINKS);
  const toGuest = (occasion: BookingEventType) =>
    composeGuestMail(bookingMessage(occasion), sender, GUEST, LINKS);
  return [
    { name: 'contact', title: 'To the visitor: a message arrived', mail: toVisitor(about('contact')) },
    { name: 'agent', title: 'To the visitor: an AI employee was described', mail: toVisitor(about('agent')) },
    { name: 'chatbot', title: 'To the visitor: a chatbot was designed', mail: toVisitor(about('chatbot')) },
    {
      name: 'demo-to-confirm',
      title: 'To the visitor: a demo waits for a confirmation',
      mail: toVisitor({ ...about('demo'), message: CONFIRM }),
    },
    { name: 'demo-booked', title: 'To the visitor: a demo is booked', mail: toVisitor(about('demo')) },
    {
      name: 'demo-booked-for-its-host-to-confirm',
      title: 'To the visitor: a demo is booked, and its host has still to confirm it',
      mail: toVisitor({ ...about('demo'), isUnsure: true }),
    },
    ...OCCASIONS.map(({ occasion, name, title }) => ({
      name,
      title: `To the visitor: ${title}`,
      mail: toVisitor(bookingMessage(occasion)),
    })),
    { name: 'guest-invited', title: 'To a guest: invited to a demo', mail: toGuest('invited') },
    { name: 'guest-uninvited', title: 'To a guest: taken off the list', mail: toGuest('uninvited') },
    {
      name: 'host-to-confirm',
      title: 'To a host: a demo to confirm',
      mail: composeHostMail(bookingMessage('to-confirm'), sender, HOST, LINKS),
    },
    { name: 'team-contact', title: 'To the team: a message arrived', mail: toTeam(about('contact')) },
    { name: 'team-agent', title: 'To the team: an AI employee was described', mail: toTeam(about('agent')) },
    { name: 'team-chatbot', title: 'To the team: a chatbot was designed', mail: toTeam(about('chatbot')) },
    { name: 'team-demo', title: 'To the team: a demo is booked', mail: toTeam(about('demo')) },
    ...OCCASIONS.filter(({ isTeams }) => isTeams).map(({ occasion, name, title }) => ({
      name: `team-${name}`,
      title: `To the team: ${title}`,
      mail: toTeam(bookingMessage(occasion)),
    })),
    {
      name: 'team-demo-not-confirmed',
      title: 'To the team: a demo was not confirmed in time',
      mail: toTeam(bookingMessage('cancelled', { isUnconfirmed: true })),
    },
    {
      name: 'team-content-stopped',
      title: 'To the team: a visitor stopped the content',
      mail: toTeam(stoppedContent()),
    },
    {
      name: 'password',
      title: 'To the user of an account: a new password is to be set',
      mail: composeResetMail(
        { email: EMAIL, token: 'sample-token-of-an-hour', expiresAt: new Date('2026-03-10T07:30:00Z') },
        sender,
      ),
    },
    { name: 'alert', title: 'To the operator: something is wrong', mail: alertMail(sender) },
  ];
}

function about(kind: LeadKind): LeadMessage {
  return {
    deliveryId: '019cd6a7-5d41-7f9a-8a42-6d1f0c5be7a4',
    message: 'received',
    lead: {
      id: '019cd6a7-5d40-7c3e-9f1b-0f6b3a3c9d21',
      kind,
      email: EMAIL,
      body: BODIES[kind],
      attribution: { utm_source: 'newsletter', utm_campaign: 'spring' },
      context: kind === 'demo' ? { roi: ROI_EXAMPLE, consent: CONSENT } : null,
      ...(kind === 'demo' && { timeZone: 'America/Los_Angeles' }),
      receivedAt: AT,
    },
  };
}

function stoppedContent(): LeadMessage {
  const received = about('demo');
  const consent = { ...CONSENT, withdrawnAt: '2026-03-11T06:30:00.000Z' };
  return { ...received, message: CONSENT_WITHDRAWN, lead: { ...received.lead, context: { consent } } };
}

function bookingMessage(occasion: BookingEventType, more: Partial<BookingEvent> = {}): LeadMessage {
  return {
    ...about('demo'),
    message: `${occasion}.1`,
    bookingEvent: {
      occasion,
      sequence: 1,
      start: new Date('2026-03-12T02:30:00Z'),
      end: new Date('2026-03-12T03:00:00Z'),
      ...(occasion === 'moved' && { previousStart: new Date('2026-03-11T02:30:00Z') }),
      ...((occasion === 'offered' || occasion === 'missed') && { offers: OFFERS }),
      at: AT,
      ...more,
    },
  };
}

function alertMail(sender: Sender): Mail {
  const finding = {
    cause: 'sample',
    title: 'no email is taken',
    text: 'The mail server has taken nothing for 15 minutes; 4 emails wait.',
  };
  return composeAlertMail(
    composeAlert({ begun: [finding], over: [] }, sender),
    sender,
    'operator@example.com',
    AT,
  );
}
