import { fill } from 'contract/content/fill.ts';
import type { PressRelease } from 'contract/content/press-release.ts';
import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { type DrawnCard, definePage, type PageRecord, wordsOf } from '../../layout/page.ts';
import { cardAddressOf } from '../../layout/social-cards/social-cards.ts';
import { publisher, type StructuredData, webPageOf } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';
import { pressReleasePath, pressReleases } from './press-releases.ts';

/** The listing (S2 section 2). */
export const page = definePage(() => ({
  path: paths.pressReleases,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/press-releases')),
  card: 'own',
}));

/** One per release. */
export const pages = (): readonly PageRecord[] => pressReleases().map(releasePage);

/** The page of one release; once it is confirmed, with what news searches read. */
export function releasePage(release: PressRelease) {
  const { partner, confirmed, title, lede, description, date } = release;
  const path = pressReleasePath(release);
  return {
    path,
    title: titleOf(partner),
    description,
    listed: confirmed ? 'in sitemap' : 'here alone',
    ...(confirmed && { card: cardOfRelease(release) }),
    changedDate: date,
    structuredData: confirmed ? newsOf(release) : webPageOf({ path, title, description }),
    hero: { title, lede },
  } satisfies PageRecord;
}

function cardOfRelease({ partner, title }: PressRelease): DrawnCard {
  return { title, line: titleOf(partner) };
}

function titleOf(partner: string): string {
  return fill(content().one('pages/press-releases').release.title, { partner });
}

function newsOf(release: PressRelease): StructuredData {
  const { partner, title, description, date, location } = release;
  const path = pressReleasePath(release);
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description,
    datePublished: date,
    dateline: location,
    mainEntityOfPage: brand.siteUrl + path,
    isPartOf: {
      '@type': 'CollectionPage',
      name: content().one('pages/press-releases').title,
      url: brand.siteUrl + paths.pressReleases,
    },
    about: { '@type': 'Organization', name: partner },
    image: cardAddressOf({ path, title, card: cardOfRelease(release) }),
    author: publisher(),
    publisher: publisher(),
  };
}
