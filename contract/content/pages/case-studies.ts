import Type from 'typebox';
import { line, template } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { Action, actions, group, head, label, text, title } from '../parts.ts';

/** Case studies: the list, `/case-studies`, and what each page of one says. */
export const CaseStudiesSchema = group({
  ...pageWords,
  menu: pageParts.menu,
  hero: pageParts.hero,
  more: Action,
  notice: group({ one: label, several: label }, { title: 'Notice until stories are confirmed' }),
  studies: group(
    { title, more: template(60, ['customer'], { title: 'Link to a story' }) },
    { title: 'List' },
  ),
  before: label,
  now: label,
  voice: template(60, ['customer'], { title: 'Title of a quotation on other pages' }),
  study: group(
    {
      title: template(80, ['customer', 'topic'], { title: 'Title' }),
      card: template(60, ['customer'], { title: 'Second line of the card for social networks' }),
      actions,
      toResults: label,
      challenge: label,
      facts: group({ field: label, agent: label }, { title: 'Labels of the facts' }),
      highlights: label,
      process: group(
        { ...head, doers: group({ agent: label, human: label }, { title: 'Parties' }) },
        { title: 'Process' },
      ),
      metrics: template(60, ['customer'], { title: 'Title of the results' }),
      results: label,
      counts: label,
      compare: Action,
      picture: group(
        {
          weekdays: Type.Array(line(10, { title: 'Day' }), { title: 'Weekdays', minItems: 5, maxItems: 5 }),
          agent: label,
          people: label,
          dot: label,
        },
        { title: 'Picture of the work' },
      ),
    },
    { title: 'Page of a story' },
  ),
  closing: pageParts.closing,
});

/** The case studies beside each other. */
export const SuccessStoriesSchema = group({
  ...pageWords,
  menu: pageParts.menu,
  hero: pageParts.hero,
  columns: group(
    {
      title,
      before: label,
      now: label,
      staysWithPeople: label,
      counted: label,
      more: template(60, ['customer'], { title: 'Link to a story' }),
    },
    { title: 'Columns' },
  ),
  reading: group({ title, text }, { title: 'Meaning of the numbers' }),
  closing: pageParts.closing,
});
