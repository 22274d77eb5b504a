import { definePage, wordsOf } from '../../layout/page.ts';
import { webPageOf } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';
import { statement } from './criteria.ts';

/** The statement that the European Accessibility Act asks of a service to consumers, as far as this website goes. */
export const page = definePage(() => {
  const { checks, knownGaps, conformance, reviewedOn, ...rest } = statement();
  const words = wordsOf(rest);
  return {
    path: paths.accessibility,
    listed: 'in sitemap',
    ...words,
    card: 'own',
    changedDate: reviewedOn,
    structuredData: webPageOf({ path: paths.accessibility, ...words }),
    hero: {
      ...words.hero,
      parts: [
        { id: 'checked-title', title: checks.title },
        { id: 'gaps-title', title: knownGaps.title },
        { id: 'criteria-title', title: conformance.title },
      ],
    },
  };
});
