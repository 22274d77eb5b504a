import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { webPageOf } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';

/**
 * Answers to the first questions of a security review. Certificates, regions and the like are named where they are
 * missing.
 */
export const page = definePage(() => {
  const document = content().one('pages/security');
  const { flow, guarantees, plans, notYet, report } = document;
  const words = wordsOf(document);
  return {
    path: paths.security,
    listed: 'in sitemap',
    ...words,
    structuredData: webPageOf({ path: paths.security, ...words }),
    hero: {
      ...words.hero,
      parts: [
        { id: 'flow-title', title: flow.title },
        { id: 'guarantees-title', title: guarantees.title },
        { id: 'plans-title', title: plans.title },
        { id: 'not-yet-title', title: notYet.title },
        { id: 'report-title', title: report.title },
      ],
    },
  };
});
