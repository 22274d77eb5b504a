import Type from 'typebox';
import { line, prose, template } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { group, label, title } from '../parts.ts';

/** Words around the questions and answers: `/faq`. */
export const FaqPageSchema = group({
  ...pageWords,
  hero: group(
    {
      title,
      lede: template(300, ['questions'], {
        title: 'Lede',
        description: '{questions} is how many the page shows',
      }),
    },
    { title: 'First view' },
  ),
  ask: label,
  readMore: label,
  note: prose(200, { title: 'Note', description: 'Links as [words](/address)' }),
  pageNames: Type.Record(Type.String(), line(40, { title: 'Name' }), {
    title: 'Names of pages in links',
    description: 'By address, where the title says more than a name',
  }),
  closing: pageParts.closing,
});
