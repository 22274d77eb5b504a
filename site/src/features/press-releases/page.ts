import { content } from '../../content.ts';
import { definePage, type PageRecord, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';
import { pressReleases } from './press-releases.ts';
import { releasePage } from './release-page.ts';

/** The listing (S2 section 2). */
export const page = definePage(() => ({
  path: paths.pressReleases,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/press-releases')),
  card: 'own',
}));

/** One per release. */
export const pages = (): readonly PageRecord[] => pressReleases().map(releasePage);
