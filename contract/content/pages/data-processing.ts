import { line, prose, template } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { group, head, label, text, title } from '../parts.ts';

/** Recipients of a visitor’s data, and periods, as the settings of the server say: `/data-processing`. */
export const DataProcessingSchema = group({
  ...pageWords,
  hero: pageParts.hero,
  unknown: line(80, { title: 'Text where the server says nothing' }),
  recipients: group(
    {
      ...head,
      none: text,
      others: template(200, ['recipients'], { title: 'Recipients that aren’t connected' }),
      calendar: template(200, ['calendar'], { title: 'Calendars' }),
    },
    { title: 'Recipients' },
  ),
  periods: group(
    {
      ...head,
      kinds: group({ demo: label, contact: label, agent: label, chatbot: label }, { title: 'Requests' }),
      onRequest: line(80, { title: 'No period' }),
      afterDays: template(80, ['days'], { title: 'Period' }),
      copies: label,
      noCopies: line(80, { title: 'No copies' }),
      copiesKept: template(80, ['copies'], { title: 'Copies that are kept' }),
    },
    { title: 'Periods' },
  ),
  rights: group(
    { title, text: prose(400, { title: 'Text', description: 'Links as [words](/address)' }) },
    { title: 'Rights' },
  ),
});
