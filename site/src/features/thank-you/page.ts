import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** End of every stored demo, chatbot and agent request (S1 section 2.10). */
export const page = definePage(() => ({
  path: paths.thankYou,
  listed: 'never',
  ...wordsOf(content().one('pages/thank-you')),
}));
