import { brand } from '../../brand.ts';
import { definePage, type PageRecord } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';
import { pressReleases } from './press-releases.ts';
import { releasePage } from './release-page.ts';

/** The listing (S2 section 2). */
export const page = definePage(() => ({
  path: paths.pressReleases,
  title: 'Press Releases',
  description: `Illustrative announcements by ${brand.name} and partners, newest first, with quotes, background on the companies and an address for journalists.`,
  keywords: 'press releases, AI employee partnerships, company news, press contact',
  listed: 'in sitemap',
  card: 'own',
  hero: {
    title: 'Press releases',
    lede: `Announcements by ${brand.name} and partners, newest first. For questions, interviews or logos, email us.`,
  },
  closing: {
    title: 'Writing about AI at work?',
    text: 'Need a quote, a demo or someone to talk to? We’ll help, and tell you when we can’t.',
    actions: [
      { label: 'Email press', href: `mailto:${brand.infoEmail}` },
      { label: 'Read the case studies', href: paths.caseStudies },
    ],
  },
}));

/** One per release. */
export const pages = (): readonly PageRecord[] => pressReleases().map(releasePage);
