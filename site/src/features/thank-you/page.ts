import { definePage } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** Where every stored demo, chatbot and agent request ends (S1 section 2.10). */
export const page = definePage(() => ({
  path: paths.thankYou,
  title: 'Thank you',
  description: 'Your submission was received; our team will get back to you soon.',
  listed: 'never',
}));
