import { NOT_FOUND_PAGE } from 'contract/site/addresses.ts';
import { definePage } from '../../layout/page.ts';

/** What an unknown address shows (S1 section 2.1, S2 section 2). */
export const page = definePage(() => ({
  path: NOT_FOUND_PAGE,
  title: 'Page not found',
  description: 'There’s no page at this address.',
  listed: 'never',
}));
