import { BOOKING_PAGE, FORM_PROBLEM_PAGE, NOT_FOUND_PAGE, TROUBLE_PAGE } from 'contract/site/addresses.ts';
import { content } from '../content.ts';
import { type PageRecord, wordsOf } from '../layout/page.ts';
import { paths } from '../product/paths.ts';

/** Pages that their document introduces alone, by their folder of `features/`; other folders have a `page.ts`. */
export const plainPages = {
  // The assistant as a page: what the panel shows, without script.
  ask: plainPage({ path: paths.ask, listed: 'never' }, () => content().one('pages/ask')),
  // S1 section 2.8.
  'book-demo': plainPage({ path: paths.bookDemo, listed: 'in sitemap', card: 'own' }, () =>
    content().one('pages/book-demo'),
  ),
  // Page behind every link that leads to no booking, whatever the reason.
  'booked-demo': plainPage({ path: BOOKING_PAGE, listed: 'never' }, () => content().one('pages/booked-demo')),
  // Changes for who calls the API or reads the site.
  changelog: plainPage({ path: paths.changelog, listed: 'in sitemap', card: 'own' }, () =>
    content().one('pages/changelog'),
  ),
  // S1 section 2.7.
  contact: plainPage({ path: paths.contact, listed: 'in sitemap', card: 'own' }, () =>
    content().one('pages/contact'),
  ),
  // Page of what this installation does with visitors' data, by the settings of the server: rendered on demand.
  'data-processing': plainPage({ path: paths.dataProcessing, listed: 'in sitemap', card: 'own' }, () =>
    content().one('pages/data-processing'),
  ),
  // End of a form that was sent without script and refused.
  'form-problem': plainPage({ path: FORM_PROBLEM_PAGE, listed: 'never' }, () =>
    content().one('pages/form-problem'),
  ),
  // Company that runs the site, by the settings of the server: rendered on demand (decision 019).
  'legal-notice': plainPage({ path: paths.legalNotice, listed: 'in sitemap', card: 'own' }, () =>
    content().one('pages/legal-notice'),
  ),
  // Page of an unknown address (S1 section 2.1, S2 section 2).
  'not-found': plainPage({ path: NOT_FOUND_PAGE, listed: 'never' }, () => content().one('pages/not-found')),
  // The search of the whole site, as a page (decision 013).
  search: plainPage({ path: paths.search, listed: 'never' }, () => content().one('pages/search')),
  // The agent-platform landing page (S1 section 2.5).
  services: plainPage({ path: paths.services, listed: 'in sitemap' }, () => content().one('pages/services')),
  // State of the site, asked when the page is opened.
  status: plainPage({ path: paths.status, listed: 'in sitemap', card: 'own' }, () =>
    content().one('pages/status'),
  ),
  // End of every stored demo, chatbot and agent request (S1 section 2.10).
  'thank-you': plainPage({ path: paths.thankYou, listed: 'never' }, () => content().one('pages/thank-you')),
  // Page in place of one that the server cannot show now.
  trouble: plainPage({ path: TROUBLE_PAGE, listed: 'never' }, () => content().one('pages/trouble')),
};

function plainPage<const Own extends Pick<PageRecord, 'path' | 'listed' | 'card'>, Words extends object>(
  own: Own,
  readWords: () => Words,
) {
  return () => ({ ...own, ...wordsOf(readWords()) });
}
