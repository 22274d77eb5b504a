import { ASK_PAGE } from 'contract/answers/ask.ts';
import { LONGEST_SEARCH, SEARCH_RESULTS } from 'contract/site/site-search.ts';
import { handWords } from '../layout/hand-words.ts';
import source from '../layout/search/search-dialog.ts?bundled';
import { paths } from '../product/paths.ts';
import { contactPlace, searchStarts } from './_search-starts.ts';

const settings = () => ({
  page: paths.search,
  results: SEARCH_RESULTS,
  styles: '/search.css',
  longest: LONGEST_SEARCH,
  starts: searchStarts(),
  ask: `${ASK_PAGE}?q=`,
  contact: contactPlace(),
});

/** The dialog of the search, with what it must know, at an address of its own as `header-menus.js` (decision 009). */
export const GET = () =>
  new Response(handWords(['search', 'found'], `const SEARCH = ${JSON.stringify(settings())};\n${source}`), {
    headers: { 'content-type': 'text/javascript' },
  });
