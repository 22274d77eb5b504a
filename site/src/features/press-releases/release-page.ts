import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { cardAddressOf } from '../../layout/social-cards/social-cards.ts';
import { publisher } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';
import type { PressRelease } from './press-release.ts';
import { pressReleasePath } from './press-releases.ts';

/** The page of one release, with what news searches read. */
export function releasePage(release: PressRelease) {
  const { partner, title, lede, description, date, location } = release;
  const path = pressReleasePath(release);
  const card = { title, line: `Press release: ${partner}` };
  return definePage({
    path,
    title: `Press release: ${partner}`,
    description,
    listed: 'in sitemap',
    card,
    changedDate: date,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: title,
      description,
      datePublished: date,
      dateline: location,
      mainEntityOfPage: brand.siteUrl + path,
      isPartOf: {
        '@type': 'CollectionPage',
        name: 'Press Releases',
        url: brand.siteUrl + paths.pressReleases,
      },
      about: { '@type': 'Organization', name: partner },
      image: cardAddressOf({ path, title, card }),
      author: publisher,
      publisher,
    },
    hero: { title, lede },
  });
}
