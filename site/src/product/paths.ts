import { ASK_PAGE } from 'contract/answers/ask.ts';
import { ROI_FIELDS } from 'contract/product/roi.ts';
import {
  AGENT_FORM,
  ANOTHER_TIME_PAGE,
  BLOG_PAGE,
  BOOKING_PAGE,
  CONTACT_PAGE,
  consentPath,
  DEMO_PAGE,
  hostAnswerPath,
  PRICING_PAGE,
  REFERENCE_PAGE,
  ROI_PAGE,
  ROI_RESULT_PAGE,
  SEARCH_PAGE,
  THANK_YOU_PAGE,
  USE_CASES_PAGE,
} from 'contract/site/addresses.ts';
import type { OnDemandRoute } from 'contract/site/site-manifest.ts';
import { brand } from '../brand.ts';

/** Addresses of the pages, once, for every link between them. */
export const paths = {
  home: '/',
  bookDemo: DEMO_PAGE,
  services: '/services',
  createAgent: AGENT_FORM,
  enterprise: '/enterprise',
  contact: CONTACT_PAGE,
  contactAlias: '/contact',
  anotherTime: ANOTHER_TIME_PAGE,
  resources: '/resources',
  roiCalculator: ROI_PAGE,
  blog: BLOG_PAGE,
  useCases: USE_CASES_PAGE,
  useCaseAlias: '/usecase',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  legalNotice: '/legal-notice',
  status: '/status',
  dataProcessing: '/data-processing',
  pricing: PRICING_PAGE,
  thankYou: THANK_YOU_PAGE,
  caseStudies: '/case-studies',
  pressReleases: '/press-release',
  apiReference: REFERENCE_PAGE,
  employees: '/ai-employees',
  affiliate: '/affiliate',
  courses: '/courses',
  search: SEARCH_PAGE,
  faq: '/faq',
  answers: '/answers',
  ask: ASK_PAGE,
  security: '/security',
  accessibility: '/accessibility',
  compare: '/compare',
  videoLibrary: '/video-library',
  whitepapers: '/whitepapers',
  changelog: '/changelog',
  get successStories() {
    return `/${brand.slug}-ai-success-stories`;
  },
} as const;

/**
 * Routes that are drawn when they are asked for, since they show what the server stores; all others are drawn ahead. Each with the
 * names in a query that it reads: it hears of no others.
 */
export const routesOnDemand: Readonly<Record<string, Omit<OnDemandRoute, 'pattern'>>> = {
  ...Object.fromEntries(
    [
      ...['/asyncapi.json', '/openapi.json', '/llms.txt', '/robots.txt', '/sitemap.xml'],
      ...['/api-reference/limits', '/api-reference/limits.md', '/data-processing', '/data-processing.md'],
      ...['/legal-notice', '/legal-notice.md', '/status', '/status.md'],
      ...['/blog/atom.xml', '/blog/feed.json', '/blog/rss.xml', '/blog/[category]/rss.xml'],
      ...['/blog/[category]', '/blog/[category]/[url]/card.png', '/for/[page]', '/for/[page].md'],
      ...['/legal/[version]', '/legal/[version].md'],
    ].map((route) => [route, { parameters: [] }]),
  ),
  [ASK_PAGE]: { parameters: ['q', 'before'], search: 'q' },
  [SEARCH_PAGE]: { parameters: ['q'], search: 'q' },
  [ROI_RESULT_PAGE]: { parameters: [...ROI_FIELDS], search: 'useCase' },
  '/blog': { parameters: ['category', 'q', 'page'], search: 'q' },
  '/blog.md': { parameters: ['category', 'q', 'page'], search: 'q' },
  '/blog/[category]/[url]': { parameters: [], preview: 'preview' },
  '/blog/[category]/[url].md': { parameters: [], preview: 'preview' },
  '/blog/[category]/[url]/banner.svg': { parameters: [], preview: 'preview' },
};

/** Routes of documents that the team may add: those of files are drawn ahead, and added ones when they are asked for. */
export const routesOfAdded: readonly string[] = [
  ...['/case-studies/[study]', '/case-studies/[study].md'],
  ...['/press-release/[release]', '/press-release/[release].md', '/social/[card].png'],
];

/** Routes that the server draws for one reader, once it knows whose page it is; other requests get no page. */
export const privateRoutes: readonly string[] = [
  `${BOOKING_PAGE}/[token]`,
  consentPath('[token]'),
  hostAnswerPath('[token]'),
  `${THANK_YOU_PAGE}/[token]`,
  '/addresses.json',
];

/**
 * Paths that this site does not answer itself: each goes to the same path on the application host
 * (S1 section 2.1, S2 section 2). One line per path, lower case.
 */
export const redirectedPaths: string[] = [
  '/marketing',
  '/itsoftware',
  '/marketing-analytics',
  '/e-commerce',
  '/stagedemo',
  '/reporting',
  '/outreach',
  '/startups',
  '/aiagents',
  '/customerops',
  '/najdrentacar',
  '/tablon',
  '/myrevealeragent',
  '/sparrowcx',
  '/simplepay',
  '/grabguidance',
  '/jobs',
  '/edu',
  '/investor-waitlist',
  '/investors',
  '/partners',
  '/personas',
];
