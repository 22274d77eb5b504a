import { pageParts, pageWords } from '../page-words.ts';
import { group, label, text, title } from '../parts.ts';

/** The state of the site: `/status`. */
export const StatusSchema = group({
  ...pageWords,
  hero: pageParts.hero,
  now: group(
    {
      title,
      pages: label,
      pagesWork: text,
      forms: label,
      formsWork: text,
      formsFail: text,
      version: label,
      since: label,
      note: text,
    },
    { title: 'Right now' },
  ),
  closing: pageParts.closing,
});
