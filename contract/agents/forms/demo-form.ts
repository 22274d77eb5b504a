import { A_PERSON_SENDS, type FormTool, PERSON_WORDS } from '../form-tools.ts';

export const DEMO_WORDS = {
  ...PERSON_WORDS,
  phone: 'With country code, such as +919876543210',
  message: 'What the person wants to look at',
  startDateTime: 'As find_demo_slots gives it: 2026-01-15T08:00:00+05:30',
} as const;

/** The page's calendar has a tool of the same name in its place as soon as it is there. */
export const DEMO_FORM = {
  name: 'book_demo',
  description: `Books a demo of 30 minutes by video call. ${A_PERSON_SENDS}`,
  fields: {
    ...DEMO_WORDS,
    date: 'Day in India, YYYY-MM-DD',
    time: 'Half-hour in India (UTC+05:30)',
    consent: 'Consent to receive content: the person ticks it',
  },
} satisfies FormTool;
