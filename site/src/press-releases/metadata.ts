import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';
import { paths } from '../routes.ts';
import type { PressRelease } from './press-release.ts';
import { pressReleasePath } from './press-releases.ts';

/** Of the listing (S2 section 2). */
export const metadata: PageMetadata = {
  title: 'Press Releases',
  description: `Announcements of ${brand.name} and its partners, newest first, with quotes, background on the companies and an address for journalists.`,
  keywords: 'press releases, AI employee partnerships, company news, press contact',
};

/** Of one release, with what news searches read. */
export function releaseMetadata(release: PressRelease): PageMetadata {
  const { partner, title, description, date, location } = release;
  const organization = { '@type': 'Organization', name: brand.name, url: brand.siteUrl };
  return {
    title: `Press release: ${partner}`,
    description,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: title,
      description,
      datePublished: date,
      dateline: location,
      mainEntityOfPage: brand.siteUrl + pressReleasePath(release),
      isPartOf: { '@type': 'CollectionPage', name: metadata.title, url: brand.siteUrl + paths.pressReleases },
      about: { '@type': 'Organization', name: partner },
      author: organization,
      publisher: organization,
    },
  };
}
