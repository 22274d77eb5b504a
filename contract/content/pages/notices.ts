import Type from 'typebox';
import { line, link, prose } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { actions, group, label, name, rows, text, title } from '../parts.ts';

const heading = line(60, { title: 'Heading' });

/** The page for an unknown address. */
export const NotFoundSchema = group({
  ...pageWords,
  heading,
  text,
  actions,
  otherPages: group(
    { label, list: rows(group({ name, text, page: link({ title: 'Page' }) })) },
    { title: 'Other pages' },
  ),
});

/** The page in the place of one that the server cannot show now. */
export const TroubleSchema = group({ ...pageWords, heading, again: label, home: label });

/** The page after a form that was sent without script and refused. */
export const FormProblemSchema = group({
  ...pageWords,
  heading,
  text,
  email: line(80, { title: 'Link to our email address' }),
});

/** The page after a request: `/thankyou`. */
export const ThankYouSchema = group({ ...pageWords, eyebrow: label, text, actions });

/** Pages that are linked already and not written yet. */
export const ComingSoonSchema = group({
  eyebrow: label,
  text,
  actions,
  pages: Type.Array(
    group({
      path: link({ title: 'Address' }),
      title,
      description: prose(160, { title: 'Description' }),
      menu: pageParts.menu,
    }),
  ),
});
