import { line, prose, template } from '../fields.ts';
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
