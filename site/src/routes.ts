import { brand } from './brand.ts';

/** Addresses of the pages, once: header, footer, sitemap, redirects and the browser tests read them here. */
export const paths = {
  home: '/',
  bookDemo: '/book-demo',
  services: '/services',
  createAgent: '/services#agent-workflow',
  enterprise: '/enterprise',
  contact: '/contact-us',
  contactAlias: '/contact',
  resources: '/resources',
  roiCalculator: '/roi-calculator',
  blog: '/blog',
  useCases: '/usecases',
  useCaseAlias: '/usecase',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  pricing: '/pricing',
  thankYou: '/thankyou',
  caseStudies: '/case-studies',
  pressReleases: '/press-release',
  apiReference: '/api-reference',
  employees: '/ai-employees',
  affiliate: '/affiliate',
  courses: '/courses',
  videoLibrary: '/video-library',
  whitepapers: '/whitepapers',
  successStories: `/${brand.slug}-ai-success-stories`,
} as const;

/** Pages for search engines to list, but for those that stand for one file of a family (see `sitemap.xml.ts`). */
export const listedPaths: string[] = [
  paths.home,
  paths.bookDemo,
  paths.services,
  paths.enterprise,
  paths.contact,
  paths.resources,
  paths.roiCalculator,
  paths.blog,
  paths.useCases,
  paths.apiReference,
  paths.pricing,
  paths.employees,
  paths.caseStudies,
  paths.pressReleases,
  paths.successStories,
  paths.privacy,
  paths.terms,
  paths.cookies,
  paths.affiliate,
  paths.courses,
];

/** Names in a query that change what the server renders; it ignores others, such as those of campaigns. */
export const pageParameters: string[] = ['category', 'q', 'page', 'preview'];

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
