import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { faqOf } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';
import { faqTopics } from './faq.ts';

/** Questions of people before they buy, with the answers that the chat gives too. */
export const page = definePage(() => {
  const words = wordsOf(content().one('pages/faq'));
  const topics = faqTopics();
  return {
    path: paths.faq,
    listed: 'in sitemap',
    ...words,
    structuredData: faqOf(topics),
    hero: { ...words.hero, lede: fill(words.hero.lede, { questions: topics.length }) },
  };
});
