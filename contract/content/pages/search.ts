import { template } from '../fields.ts';
import { pageWords } from '../page-words.ts';
import { group, label, text } from '../parts.ts';

/** The search of the site as a page: `/search`. `{words}` is what a visitor looks for. */
export const SearchSchema = group({
  ...pageWords,
  titleOfWords: template(40, ['words'], { title: 'Title with results' }),
  unavailable: text,
  start: label,
  results: label,
  one: template(60, ['words'], { title: 'One result' }),
  several: template(60, ['count', 'words'], { title: 'Several results' }),
  nothing: template(60, ['words'], { title: 'No result' }),
  nothingWays: template(200, ['ask'], {
    title: 'Other ways',
    description: 'Links as [words](/address); {ask} is the address of the answer to it as a question',
  }),
});
