import { FORM_PROBLEM_PAGE } from 'contract/site/addresses.ts';
import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';

/** End of a form that was sent without script and refused. */
export const page = definePage(() => ({
  path: FORM_PROBLEM_PAGE,
  listed: 'never',
  ...wordsOf(content().one('pages/form-problem')),
}));
