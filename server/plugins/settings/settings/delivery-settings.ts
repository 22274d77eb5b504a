import { addressOf, emailAddress, orNone, webhookSecret } from '../values.ts';
import { setting } from './setting.ts';

const WEBHOOK = 'an address such as https://crm.example.com/hooks/leads';
const webhook = addressOf('http:', 'https:');

/** Who is told of leads, and how. The addresses may hold passwords: no line of ours repeats them. */
export const DELIVERY_SETTINGS = {
  smtpUrl: setting(
    'SMTP_URL',
    '',
    'Send emails through this server; MAIL_FROM goes with it. Without it they are written to `mails/` in DATA_DIR',
    'an address such as smtps://user:password@mail.example.com',
    addressOf('smtp:', 'smtps:'),
  ),
  mailFrom: setting(
    'MAIL_FROM',
    '',
    'Sender of the emails',
    'one plain address such as hello@example.com',
    orNone(emailAddress),
  ),
  salesEmail: setting(
    'SALES_EMAIL',
    '',
    'Who gets an email about each lead',
    'one plain address such as sales@example.com',
    orNone(emailAddress),
  ),
  crmWebhookUrl: setting(
    'CRM_WEBHOOK_URL',
    '',
    'Post each lead to this address, signed; CRM_WEBHOOK_SECRET goes with it',
    WEBHOOK,
    webhook,
  ),
  crmWebhookSecret: setting(
    'CRM_WEBHOOK_SECRET',
    '',
    'Key of those signatures, after Standard Webhooks',
    'whsec_ and 24 to 64 bytes in Base64',
    orNone(webhookSecret),
  ),
  slackWebhookUrl: setting(
    'SLACK_WEBHOOK_URL',
    '',
    'Post each lead to this incoming webhook of Slack',
    WEBHOOK,
    webhook,
  ),
  teamsWebhookUrl: setting(
    'TEAMS_WEBHOOK_URL',
    '',
    'Post each lead to this workflow webhook of Microsoft Teams',
    WEBHOOK,
    webhook,
  ),
};
