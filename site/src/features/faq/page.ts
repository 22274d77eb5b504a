import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { faqOf } from '../../layout/structured-data.ts';
import { demo, talk } from '../../product/actions.ts';
import { paths } from '../../product/paths.ts';
import { faqTopics } from './faq.ts';

/** What people ask before they buy, with the answers that the chat gives too. */
export const page = definePage(() => ({
  path: paths.faq,
  title: 'Questions and answers',
  description: `What people ask about ${brand.name}, answered: plans and prices, the trial, AI employees, security and privacy, terms, demos. With what we don’t publish yet.`,
  keywords: 'FAQ, frequently asked questions, answers, help, security questions, pricing questions',
  listed: 'in sitemap',
  card: { title: 'Questions and answers', line: 'Also where the answer is: not published yet' },
  structuredData: faqOf(faqTopics()),
  hero: {
    title: 'Questions and answers',
    lede: `The ${faqTopics().length} questions people ask before they buy. If we don’t publish something yet, the answer says so.`,
  },
  closing: {
    title: 'Yours isn’t here?',
    text: 'Write to us and a person answers. Or bring it to a demo.',
    actions: [talk('Ask us'), demo('Book a demo')],
  },
}));
