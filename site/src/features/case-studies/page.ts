import { content } from '../../content.ts';
import { definePage, type PageRecord, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';
import { caseStudies } from './case-studies.ts';
import { studyPage } from './study-page.ts';

/** The listing (S2 section 2). */
export const page = definePage(() => ({
  path: paths.caseStudies,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/case-studies')),
  card: 'own',
}));

/** One per study. */
export const pages = (): readonly PageRecord[] => caseStudies().map(studyPage);
