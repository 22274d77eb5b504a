import { TROUBLE_PAGE } from 'contract/site/addresses.ts';
import { definePage } from '../../layout/page.ts';

/** What stands in the place of a page that the server cannot show now. */
export const page = definePage(() => ({
  path: TROUBLE_PAGE,
  title: 'Please try again',
  description: 'We can’t show this page right now.',
  listed: 'never',
}));
