import type { DeskSetting } from 'contract/desk/settings.ts';
import type { StoredGroup, StoredSetting } from 'contract/desk/stored-settings.ts';

/** Words of a setting on the desk. */
interface Words {
  label: string;
  /** Effect, and an example if its text has a form of its own. */
  hint?: string;
  isNumber?: boolean;
}

/** Words that a marketer can be expected to know a setting by. */
const WORDS: Readonly<Record<StoredSetting, Words>> = {
  SALES_EMAIL: { label: 'Sales mailbox', hint: 'Gets an email about each request and demo.' },
  CRM_WEBHOOK_URL: {
    label: 'CRM webhook',
    hint: 'Each request is posted to this address, signed with the secret below. Both are set together.',
  },
  CRM_WEBHOOK_SECRET: {
    label: 'Secret of the CRM webhook',
    hint: 'Begins with whsec_. With it the CRM knows that a message is ours.',
  },
  SLACK_WEBHOOK_URL: {
    label: 'Slack',
    hint: 'The incoming webhook of the Slack channel that hears of requests.',
  },
  TEAMS_WEBHOOK_URL: {
    label: 'Microsoft Teams',
    hint: 'The workflow webhook of the Teams channel that hears of requests.',
  },
  ALERT_EMAIL: {
    label: 'Mailbox for warnings',
    hint: 'Gets an email when a channel or the server has trouble.',
  },
  DEMO_ZONE: { label: 'Time zone', hint: 'The clock of the office, such as Europe/Berlin.' },
  DEMO_DAYS: { label: 'Days', hint: 'Such as mon-fri, or mon,wed-sat.' },
  DEMO_HOURS: {
    label: 'Hours',
    hint: 'Such as 09:00-12:00 13:00-17:00, or by day: mon-thu 09:00-17:00, fri 09:00-13:00.',
  },
  DEMO_MINUTES: { label: 'Length of a demo (minutes)', isNumber: true },
  DEMO_SEATS: {
    label: 'Demos at the same time',
    hint: 'Counts while there are no hosts; with hosts, each holds one.',
    isNumber: true,
  },
  DEMO_MEETING_URL: {
    label: 'Meeting link',
    hint: 'Where demos are held, for hosts without a link of their own.',
  },
  PHONE_COUNTRY: {
    label: 'Country of phone numbers',
    hint: 'For numbers that are typed without a country code: two letters, such as DE.',
  },
  DEMO_NOTICE_MINUTES: {
    label: 'Shortest notice (minutes)',
    hint: 'How long before it begins a demo must be booked: 1440 is a day.',
    isNumber: true,
  },
  DEMO_HORIZON_DAYS: {
    label: 'How far ahead (days)',
    hint: 'Later days can’t be booked yet.',
    isNumber: true,
  },
  DEMO_MOST_MOVES: {
    label: 'Moves by the visitor',
    hint: 'How often a visitor can move one demo. Canceling is always possible.',
    isNumber: true,
  },
  DEMO_CHANGE_NOTICE_MINUTES: {
    label: 'Last change by the visitor (minutes before)',
    hint: 'Until then a visitor can move or cancel a demo: 0 is until it begins.',
    isNumber: true,
  },
  BOOKINGS_PER_PERSON: {
    label: 'Demos to come for one address',
    hint: 'Further ones must be confirmed by email within 30 minutes.',
    isNumber: true,
  },
  BOOKINGS_PER_NETWORK: {
    label: 'Demos to come from one network',
    hint: 'Such as an office with many people. Further ones must be confirmed by email within 30 minutes.',
    isNumber: true,
  },
  COMPANY_NAME: { label: 'Name', hint: 'With its legal form: for the footer, the legal texts and emails.' },
  COMPANY_ADDRESS: { label: 'Postal address' },
  COMPANY_REPRESENTATIVES: { label: 'Represented by', hint: 'Such as Asha Rao, managing director.' },
  COMPANY_REGISTER: { label: 'Register and number', hint: 'Such as Commercial register Berlin, HRB 1.' },
  COMPANY_VAT: { label: 'VAT or GST number' },
  REPLY_WITHIN: {
    label: 'Answered within',
    hint: 'What emails promise to visitors, such as 2 business days.',
  },
  RETENTION_DAYS: { label: 'How long requests are kept' },
  LEADS_PER_MINUTE: {
    label: 'Requests in a minute',
    hint: 'From one network. More are turned away for a moment: that slows down spam, and no visitor types so fast.',
    isNumber: true,
  },
};

/** Label and hint of a setting; one of another version has the server's description. */
export function wordsOf({ name, description, accepted }: DeskSetting): Words {
  return (
    (Object.hasOwn(WORDS, name) ? WORDS[name as StoredSetting] : undefined) ?? {
      label: description,
      hint: `Can be ${accepted}.`,
    }
  );
}

const GROUP_WORDS: Readonly<Record<StoredGroup, string>> = {
  Channels: 'Where the team hears of requests and demos. A channel gets messages as soon as it is set.',
  Office: 'When and where demos are held. Demos that are booked stay as they are.',
  Booking: 'How visitors can book, move and cancel demos.',
  Company: 'What the footer, the legal texts and emails say about you.',
  'Retention and spam': 'How long requests are kept, and how many are taken at a time.',
};

/** Words above the settings of a group; a group of another version has none. */
export function groupWords(group: string): string | undefined {
  return Object.hasOwn(GROUP_WORDS, group) ? GROUP_WORDS[group as StoredGroup] : undefined;
}
