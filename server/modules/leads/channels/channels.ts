import type { Office } from 'contract/bookings/office.ts';
import type { ConnectedRecipient } from 'contract/site/data-processing.ts';
import Type, { type TProperties, type TSchemaOptions } from 'typebox';
import type { Sender } from '../../../plugins/mail/mail.ts';
import type { Mailer } from '../../../plugins/mail/mailer.ts';
import { WEBHOOK_KEY_BYTES } from '../../../plugins/settings/formats.ts';
import { emailAddress, onDesk, text, webAddress } from '../../../plugins/settings/kinds.ts';
import type { SettingValues } from '../../../plugins/settings/setting-values.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { DemoHost, Guest } from '../../bookings/bookings.queries.ts';
import type { Channel } from '../deliveries/channel.ts';
import { createCrmWebhook } from './crm-webhook.ts';
import { createColleagueEmail, createReplyEmail, type DeskMails } from './desk-email.ts';
import {
  createGuestEmail,
  createHostEmail,
  createSalesEmail,
  createVisitorEmail,
  type FindDemoLinks,
} from './email.ts';
import { createSlackWebhook, createTeamsWebhook } from './team-chat.ts';

/** Parts of which channels are made. */
export interface SenderParts {
  mailer: Mailer;
  sender: Sender;
  productName: string;
  office: Office;
  clock: Clock;
  findLinks: FindDemoLinks;
  /** Finds the host of a demo; without it, no host gets an email. */
  findHost: ((leadId: string) => Promise<DemoHost | undefined>) | undefined;
  /** Lists all who were ever invited to a demo; without it, no guest gets an email. */
  findInvited: ((leadId: string) => Promise<readonly Guest[]>) | undefined;
  /** Messages that are written at the desk; without them, none are sent. */
  deskMails: DeskMails | undefined;
}

/** Values of the settings of a channel: all of them are set where it is opened. */
type SetValues<Settings extends TProperties> = {
  [Key in keyof SettingValues<Settings>]: NonNullable<SettingValues<Settings>[Key]>;
};

interface ChannelEntry<Settings extends TProperties> {
  /** Name on the desk, in alerts and in reports. */
  name: string;
  /** Receiver of a message, in words; null for the person whose lead it is. */
  receiver: string | null;
  /** Place where others hold what was sent. */
  place: string;
  /** False where a test would have to go to a host, a guest or a visitor. */
  canTest: boolean;
  /** Recipient that `/data-processing` names for it. */
  recipient: Extract<ConnectedRecipient, 'email' | 'crm' | 'teamChat'>;
  /** Settings that set it up, all of them; a channel without settings is always there. */
  settings: Settings;
  /** Opens it; undefined where a part that it needs is missing. */
  open: (values: SetValues<Settings>, parts: SenderParts) => Channel | undefined;
}

/** A channel, whatever its settings; it is opened with the values of all settings. */
export interface AnyChannel extends Omit<ChannelEntry<TProperties>, 'open'> {
  open: (values: object, parts: SenderParts) => Channel | undefined;
}

function channel<Settings extends TProperties>(entry: ChannelEntry<Settings>): ChannelEntry<Settings> {
  return entry;
}

/** Address of a program that gets messages. It may hold a password. */
function webhook(label: string, hint: string, description: string) {
  const options: TSchemaOptions = {
    description,
    desk: onDesk({ group: 'Channels', label, hint, isSecret: true }),
    sends: 'what visitors write',
    examples: ['https://crm.example.com/hooks/leads'],
  };
  return Type.Optional(webAddress(options));
}

const { least, most } = WEBHOOK_KEY_BYTES;

/**
 * Every channel by the name that the database keeps, which never changes. Screens, alerts, the report of an erasure, the legal list and
 * the settings of channels derive from it.
 */
export const CHANNELS = {
  'visitor-email': channel({
    name: 'Email to visitors',
    receiver: null,
    place: 'the person’s own inbox',
    canTest: true,
    recipient: 'email',
    settings: {},
    open: (_, { mailer, sender, findLinks }) => ({
      ...createVisitorEmail(mailer, sender, findLinks),
      close: mailer.close,
    }),
  }),
  'sales-email': channel({
    name: 'Email to sales',
    receiver: 'Sales',
    place: 'the sales team’s inbox',
    canTest: true,
    recipient: 'email',
    settings: {
      SALES_EMAIL: Type.Optional(
        emailAddress({
          description: 'Who gets an email about each lead',
          desk: onDesk({
            ...{ group: 'Channels', label: 'Sales mailbox' },
            hint: 'Gets an email about each request and demo.',
          }),
          examples: ['sales@example.com'],
        }),
      ),
    },
    open: ({ salesEmail }, { mailer, sender, findLinks }) =>
      createSalesEmail(mailer, sender, salesEmail, findLinks),
  }),
  'host-email': channel({
    name: 'Email to hosts',
    receiver: 'The host',
    place: 'the inboxes of hosts',
    canTest: false,
    recipient: 'email',
    settings: {},
    open: (_, { mailer, sender, findLinks, findHost }) =>
      findHost && createHostEmail(mailer, sender, findLinks, findHost),
  }),
  'guest-email': channel({
    name: 'Email to guests',
    receiver: 'A guest',
    place: 'the inboxes of guests',
    canTest: false,
    recipient: 'email',
    settings: {},
    open: (_, { mailer, sender, findLinks, findInvited }) =>
      findInvited && createGuestEmail(mailer, sender, findLinks, findInvited),
  }),
  'reply-email': channel({
    name: 'Replies to visitors',
    receiver: null,
    place: 'the person’s own inbox',
    canTest: false,
    recipient: 'email',
    settings: {},
    open: (_, { mailer, sender, deskMails }) => deskMails && createReplyEmail(mailer, sender, deskMails),
  }),
  'colleague-email': channel({
    name: 'Email to colleagues',
    receiver: 'A colleague',
    place: 'the inboxes of the team',
    canTest: false,
    recipient: 'email',
    settings: {},
    open: (_, { mailer, sender, deskMails }) => deskMails && createColleagueEmail(mailer, sender, deskMails),
  }),
  'crm-webhook': channel({
    name: 'CRM',
    receiver: 'CRM',
    place: 'the CRM',
    canTest: true,
    recipient: 'crm',
    settings: {
      CRM_WEBHOOK_URL: webhook(
        'CRM webhook',
        'Each request is posted to this address, signed with the secret below. Both are set together.',
        'Post each lead to this address, signed; CRM_WEBHOOK_SECRET goes with it',
      ),
      CRM_WEBHOOK_SECRET: Type.Optional(
        text('webhook-secret', {
          description:
            'Key of those signatures, after Standard Webhooks; while it changes, the new and the old one with a comma, and each message has both signatures',
          desk: onDesk({
            ...{ group: 'Channels', label: 'Secret of the CRM webhook', isSecret: true },
            hint: 'Begins with whsec_. With it the CRM knows that a message is ours.',
          }),
          title: `whsec_ and ${least} to ${most} bytes in Base64`,
        }),
      ),
    },
    open: ({ crmWebhookUrl: url, crmWebhookSecret: secret }, { productName, clock }) =>
      createCrmWebhook({ url, secret, productName, clock }),
  }),
  slack: channel({
    name: 'Slack',
    receiver: 'Slack',
    place: 'Slack',
    canTest: true,
    recipient: 'teamChat',
    settings: {
      SLACK_WEBHOOK_URL: webhook(
        'Slack',
        'The incoming webhook of the Slack channel that hears of requests.',
        'Post each lead to this incoming webhook of Slack',
      ),
    },
    open: ({ slackWebhookUrl: url }, { office, clock }) => createSlackWebhook({ url, office, clock }),
  }),
  teams: channel({
    name: 'Microsoft Teams',
    receiver: 'Microsoft Teams',
    place: 'Microsoft Teams',
    canTest: true,
    recipient: 'teamChat',
    settings: {
      TEAMS_WEBHOOK_URL: webhook(
        'Microsoft Teams',
        'The workflow webhook of the Teams channel that hears of requests.',
        'Post each lead to this workflow webhook of Microsoft Teams',
      ),
    },
    open: ({ teamsWebhookUrl: url }, { office, clock }) => createTeamsWebhook({ url, office, clock }),
  }),
};
