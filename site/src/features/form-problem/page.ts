import { FORM_PROBLEM_PAGE } from 'contract/site/addresses.ts';
import { definePage } from '../../layout/page.ts';

/** Where a form that was sent without script and refused ends. */
export const page = definePage(() => ({
  path: FORM_PROBLEM_PAGE,
  title: 'Not sent yet',
  description: 'A form needs another look.',
  listed: 'never',
}));
