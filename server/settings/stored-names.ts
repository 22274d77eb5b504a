import type { SettingName } from './settings.ts';

/** The settings that can be made at the desk, by what they are about, in the order in which it shows them. */
export const STORED_GROUPS = {
  Channels: [
    'SALES_EMAIL',
    'CRM_WEBHOOK_URL',
    'CRM_WEBHOOK_SECRET',
    'SLACK_WEBHOOK_URL',
    'TEAMS_WEBHOOK_URL',
    'ALERT_EMAIL',
  ],
  Office: [
    'DEMO_ZONE',
    'DEMO_DAYS',
    'DEMO_HOURS',
    'DEMO_MINUTES',
    'DEMO_SEATS',
    'DEMO_MEETING_URL',
    'PHONE_COUNTRY',
  ],
  Booking: [
    'DEMO_NOTICE_MINUTES',
    'DEMO_HORIZON_DAYS',
    'DEMO_MOST_MOVES',
    'DEMO_CHANGE_NOTICE_MINUTES',
    'BOOKINGS_PER_PERSON',
    'BOOKINGS_PER_NETWORK',
  ],
  Company: [
    'COMPANY_NAME',
    'COMPANY_ADDRESS',
    'COMPANY_REPRESENTATIVES',
    'COMPANY_REGISTER',
    'COMPANY_VAT',
    'REPLY_WITHIN',
  ],
  'Retention and spam': ['RETENTION_DAYS', 'LEADS_PER_MINUTE'],
} as const satisfies Record<string, readonly SettingName[]>;

/** Those that are never shown again: their addresses hold a password, or they are one. */
export const SECRET_NAMES: ReadonlySet<string> = new Set<SettingName>([
  'CRM_WEBHOOK_URL',
  'CRM_WEBHOOK_SECRET',
  'SLACK_WEBHOOK_URL',
  'TEAMS_WEBHOOK_URL',
]);
