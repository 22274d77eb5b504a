import Type, { type Static } from 'typebox';
import { icon } from '../icons.ts';
import { pageWords } from '../page-words.ts';
import { actions, group, label, text, title } from '../parts.ts';

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
