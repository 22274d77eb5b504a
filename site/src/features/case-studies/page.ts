import type { CaseStudy } from 'contract/content/case-study.ts';
import { fill } from 'contract/content/fill.ts';
import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { type DrawnCard, definePage, type PageRecord, wordsOf } from '../../layout/page.ts';
import { cardAddressOf } from '../../layout/social-cards/social-cards.ts';
import { publisher, type StructuredData, webPageOf } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';
import { caseStudies, caseStudyPath } from './case-studies.ts';

/** The listing (S2 section 2). */
export const page = definePage(() => ({
  path: paths.caseStudies,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/case-studies')),
  card: 'own',
}));

/** One per study. */
export const pages = (): readonly PageRecord[] => caseStudies().map(studyPage);

/** The page of one study (S2 section 2). */
export function studyPage(study: CaseStudy) {
  const { customer, confirmed, topic, description, headline, lede, call } = study;
  const path = caseStudyPath(study);
  const words = content().one('pages/case-studies').study;
  return {
    path,
    title: fill(words.title, { customer, topic }),
    description,
    listed: confirmed ? 'in sitemap' : 'here alone',
    ...(confirmed && { card: cardOfStudy(study) }),
    structuredData: confirmed ? articleOf(study) : webPageOf({ path, title: headline, description }),
    hero: { title: headline, lede },
    closing: {
      ...call,
      isStatement: true,
      actions: words.actions,
    },
  } satisfies PageRecord;
}

function cardOfStudy({ customer, headline }: CaseStudy): DrawnCard {
  return { title: headline, line: fill(content().one('pages/case-studies').study.card, { customer }) };
}

function articleOf(study: CaseStudy): StructuredData {
  const { customer, description, headline } = study;
  const path = caseStudyPath(study);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline,
    description,
    image: cardAddressOf({ path, title: headline, card: cardOfStudy(study) }),
    about: { '@type': 'Organization', name: customer },
    author: publisher(),
    publisher: publisher(),
    mainEntityOfPage: brand.siteUrl + path,
  };
}
