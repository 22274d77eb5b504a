import { CHANNEL_SECRETS, CHANNEL_SETTINGS } from './channels.ts';

/** The settings that can be made at the desk, by what they are about, in the order in which it shows them. */
export const STORED_GROUPS = {
  Channels: [...CHANNEL_SETTINGS, 'ALERT_EMAIL'],
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
} as const;

export type StoredGroup = keyof typeof STORED_GROUPS;

export type StoredSetting = (typeof STORED_GROUPS)[StoredGroup][number];

/** Those that are never shown again: their addresses hold a password, or they are one. */
export const SECRET_NAMES: ReadonlySet<string> = new Set(CHANNEL_SECRETS);

/** Settings without consequences that a passkey could prevent: every other one needs a passkey shown just now. */
export const HARMLESS_SETTINGS: ReadonlySet<string> = new Set<StoredSetting>([
  'DEMO_CHANGE_NOTICE_MINUTES',
  'DEMO_MOST_MOVES',
  'PHONE_COUNTRY',
  'REPLY_WITHIN',
]);
