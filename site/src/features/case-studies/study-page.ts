import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { cardAddressOf } from '../../layout/social-cards/social-cards.ts';
import { publisher } from '../../layout/structured-data.ts';
import { demo } from '../../product/actions.ts';
import { paths } from '../../product/paths.ts';
import { caseStudyPath } from './case-studies.ts';
import type { CaseStudy } from './case-study.ts';

/** The page of one study (S2 section 2). */
export function studyPage(study: CaseStudy) {
  const { customer, topic, description, headline, lede, call } = study;
  const path = caseStudyPath(study);
  const card = { title: headline, line: `${customer} case study` };
  return definePage({
    path,
    title: `${customer} case study: ${topic}`,
    description,
    listed: 'in sitemap',
    card,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline,
      description,
      image: cardAddressOf({ path, title: headline, card }),
      about: { '@type': 'Organization', name: customer },
      author: publisher,
      publisher,
      mainEntityOfPage: brand.siteUrl + path,
    },
    hero: { title: headline, lede },
    closing: {
      ...call,
      actions: [demo('Book a Demo'), { label: 'All case studies', href: paths.caseStudies }],
    },
  });
}
