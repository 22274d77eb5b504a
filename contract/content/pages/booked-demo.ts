import type { Static } from 'typebox';
import Type from 'typebox';
import { line, prose, template } from '../fields.ts';
import { icon } from '../icons.ts';
import { pageWords } from '../page-words.ts';
import { actions, group, label, Point, text, title } from '../parts.ts';

const notice = { eyebrow: label, title, text };
const over = {
  ...notice,
  when: template(60, ['time'], { title: 'Time' }),
  actions,
};
const record = group({ title, description: line(160, { title: 'Description' }) });

/** Pages behind the links of one demo: `/demo/…`. */
export const BookedDemoSchema = group({
  ...pageWords,
  records: group({ booking: record, host: record, consent: record }, { title: 'Titles' }),
  none: group({ ...notice, actions }, { title: 'No demo' }),
  canceled: group(
    { ...over, more: prose(300, { title: 'More', description: 'Links as [words](/address)' }) },
    { title: 'Canceled demo' },
  ),
  past: group(over, { title: 'Demo in the past' }),
  confirm: group({ title, text }, { title: 'Demo that waits for a confirmation' }),
  host: group(
    {
      waiting: Point,
      answers: group({ open: group(notice), confirmed: group(notice), declined: group(notice) }),
      yes: label,
      no: label,
    },
    { title: 'Demo that its host has to confirm' },
  ),
  content: group(
    {
      ...notice,
      button: label,
      stopped: group({ ...notice, text: template(160, ['day'], { title: 'Text' }) }),
      demoStays: label,
      demo: label,
      home: label,
    },
    { title: 'Consent to content' },
  ),
});

const points = Type.Array(line(200, { title: 'Point' }), { title: 'Points' });

/** Words around the calendar: `/book-demo` (S1 section 2.8). */
export const BookDemoSchema = group({
  ...pageWords,
  lede: text,
  points,
  afterBooking: group({ title, points }, { title: 'After a booking' }),
});

/** Contact: `/contact-us` (S1 section 2.7). */
export const ContactSchema = group({
  ...pageWords,
  lede: text,
  call: group({ text, links: actions }, { title: 'Call' }),
  question: group({ text, links: actions }, { title: 'Question' }),
  ask: label,
  form: title,
  agenda: group(
    { title, points: Type.Array(group({ icon, title, text })) },
    { title: 'Agenda of a first talk' },
  ),
});

export type Contact = Static<typeof ContactSchema>;
