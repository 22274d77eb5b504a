import type { Office } from 'contract/bookings/office.ts';
import type { Fact } from 'contract/mails/mail-content.ts';
import { mailParts } from '../../../plugins/mail/mail-words.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Channel, LeadMessage } from '../deliveries/channel.ts';
import { filledFields, meetingOf, personOf } from '../deliveries/lead-texts.ts';
import { describeMeeting, describeStart } from '../deliveries/meeting-times.ts';
import { titleOf } from '../mail/sales-mail.ts';
import { postJson } from './post-json.ts';

interface Target {
  url: string;
  office: Office;
  clock: Clock;
}

/** Event that the message reports: the request, or a change of its demo. */
type Message = Pick<LeadMessage, 'lead' | 'bookingEvent'>;

/** Slack takes one message a second from a webhook, Teams four. */
const SLACK_PER_SECOND = 1;
const TEAMS_PER_SECOND = 4;
/** Far below what either takes in one block. */
const MOST_CHARACTERS = 1_500;

/** Posts each lead to an incoming webhook of Slack. */
export function createSlackWebhook(target: Target): Channel {
  return createTeamChat('slack', SLACK_PER_SECOND, slackBody, target);
}

/** Posts each lead to a workflow webhook of Microsoft Teams, as an Adaptive Card. */
export function createTeamsWebhook(target: Target): Channel {
  return createTeamChat('teams', TEAMS_PER_SECOND, teamsBody, target);
}

function createTeamChat(
  name: string,
  perSecond: number,
  bodyOf: (message: Message, office: Office) => object,
  { url, office, clock }: Target,
): Channel {
  return {
    name,
    atOnce: 1,
    perSecond,
    // Readers of a chat cannot recognize a repeat, so nothing is sent to find out whether the chat works again.
    recovery: 'wait',
    deliver: (message, signal) =>
      postJson({ url, body: JSON.stringify(bodyOf(message, office)), signal, clock }),
  };
}

/** Blocks of plain text only: in Slack's own markup a visitor could notify the whole channel, or write a link. */
export function slackBody(message: Message, office: Office): object {
  const title = headerOf(message);
  const fields = factsOf(message, office).map(({ label, value }) => ({
    type: 'section',
    text: plainText(`${label}: ${value}`),
  }));
  return { text: escapeMarkup(title), blocks: [{ type: 'header', text: plainText(title, 150) }, ...fields] };
}

export function teamsBody(message: Message, office: Office): object {
  const title = { type: 'TextRun', text: headerOf(message), weight: 'Bolder', size: 'Medium' };
  const facts = factsOf(message, office).map(({ label, value }) => [
    { type: 'TextRun', text: `${label}: `, weight: 'Bolder' },
    // A run of text knows no markup.
    { type: 'TextRun', text: shorten(value, MOST_CHARACTERS) },
  ]);
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [[title], ...facts].map((inlines) => ({ type: 'RichTextBlock', inlines })),
  };
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content: card }],
  };
}

function factsOf({ lead, bookingEvent }: Message, office: Office): Fact[] {
  const { labels } = mailParts();
  const meeting = bookingEvent ?? meetingOf(lead);
  const before = bookingEvent?.previousStart;
  return [
    ...(meeting
      ? [{ label: labels.when, value: describeMeeting(office, meeting, lead.timeZone, 'team') }]
      : []),
    ...(meeting && before
      ? [{ label: labels.before, value: describeStart({ ...meeting, start: before }, office.zone) }]
      : []),
    // The message about the booking contained the rest.
    ...(bookingEvent ? [] : filledFields(lead)),
  ];
}

function headerOf({ lead, bookingEvent }: Message): string {
  return `${titleOf(lead, bookingEvent)}: ${personOf(lead) || lead.email}`;
}

function plainText(text: string, most = MOST_CHARACTERS) {
  return { type: 'plain_text', text: shorten(text, most), emoji: false };
}

/** Slack's three signs of markup, for the line of a notification, which is no plain text. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function shorten(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}
