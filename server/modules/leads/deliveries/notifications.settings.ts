import Type from 'typebox';
import { WEBHOOK_KEY_BYTES } from '../../../plugins/settings/formats.ts';
import { emailAddress, onDesk, text, webAddress } from '../../../plugins/settings/kinds.ts';
import type { SettingValues } from '../../../plugins/settings/setting-values.ts';

const { least, most } = WEBHOOK_KEY_BYTES;
const WEBHOOK = { examples: ['https://crm.example.com/hooks/leads'] };

/**
 * Settings of the receivers and channels of messages about leads. The addresses may hold passwords: no line of ours
 * repeats them.
 */
export const NOTIFICATION_SETTINGS = {
  SMTP_URL: Type.Optional(
    text('mail-server', {
      description:
        'Send emails through this server; MAIL_FROM goes with it. Without it they are written to `mails/` in DATA_DIR',
      title: 'an address',
      examples: ['smtps://user:password@mail.example.com'],
    }),
  ),
  MAIL_FROM: Type.Optional(
    emailAddress({ description: 'Sender of the emails', examples: ['hello@example.com'] }),
  ),
  SALES_EMAIL: Type.Optional(
    emailAddress({
      description: 'Who gets an email about each lead',
      desk: onDesk({
        ...{ group: 'Channels', place: 1, label: 'Sales mailbox' },
        hint: 'Gets an email about each request and demo.',
      }),
      examples: ['sales@example.com'],
    }),
  ),
  CRM_WEBHOOK_URL: Type.Optional(
    webAddress({
      description: 'Post each lead to this address, signed; CRM_WEBHOOK_SECRET goes with it',
      desk: onDesk({
        ...{ group: 'Channels', place: 1, label: 'CRM webhook', isSecret: true },
        hint: 'Each request is posted to this address, signed with the secret below. Both are set together.',
      }),
      ...WEBHOOK,
    }),
  ),
  CRM_WEBHOOK_SECRET: Type.Optional(
    text('webhook-secret', {
      description:
        'Key of those signatures, after Standard Webhooks; while it changes, the new and the old one with a comma, and each message has both signatures',
      desk: onDesk({
        ...{ group: 'Channels', place: 1, label: 'Secret of the CRM webhook', isSecret: true },
        hint: 'Begins with whsec_. With it the CRM knows that a message is ours.',
      }),
      title: `whsec_ and ${least} to ${most} bytes in Base64`,
    }),
  ),
  SLACK_WEBHOOK_URL: Type.Optional(
    webAddress({
      description: 'Post each lead to this incoming webhook of Slack',
      desk: onDesk({
        ...{ group: 'Channels', place: 1, label: 'Slack', isSecret: true },
        hint: 'The incoming webhook of the Slack channel that hears of requests.',
      }),
      ...WEBHOOK,
    }),
  ),
  TEAMS_WEBHOOK_URL: Type.Optional(
    webAddress({
      description: 'Post each lead to this workflow webhook of Microsoft Teams',
      desk: onDesk({
        ...{ group: 'Channels', place: 1, label: 'Microsoft Teams', isSecret: true },
        hint: 'The workflow webhook of the Teams channel that hears of requests.',
      }),
      ...WEBHOOK,
    }),
  ),
};

declare module '../../../plugins/settings/config.ts' {
  interface Config extends SettingValues<typeof NOTIFICATION_SETTINGS> {}
}
