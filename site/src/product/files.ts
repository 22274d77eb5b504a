/**
 * Addresses of the files that the site writes beside its pages, as routes, by the module of `pages/` that answers them
 * (`build/file-routes.ts` makes a route of each).
 */
export const fileRoutes = {
  documents: [
    '/.well-known/security-policy.txt',
    '/.well-known/security.txt',
    '/addresses.json',
    '/asyncapi.json',
    '/humans.txt',
    '/llms.txt',
    '/manifest.webmanifest',
    '/openapi.json',
    '/robots.txt',
    '/api-reference/[endpoint].md',
    '/api-reference/limits.md',
    '/api-reference/quick-start.md',
    '/api-reference/search.json',
    '/blog.md',
    '/blog/[category]/[url].md',
    '/data-processing.md',
    '/for/[page].md',
    '/legal-notice.md',
    '/legal/[version].md',
    '/status.md',
  ],
  feeds: ['/sitemap.xml', '/blog/[category]/rss.xml', '/blog/atom.xml', '/blog/feed.json', '/blog/rss.xml'],
  pictures: [
    '/apple-touch-icon.png',
    '/avatars/[name].svg',
    '/blog/[category]/[url]/banner.svg',
    '/blog/[category]/[url]/card.png',
    '/blog/placeholder.svg',
    '/favicon.ico',
    '/icon-[size].png',
    '/icon.svg',
    '/social/[card].png',
  ],
  scripts: [
    '/ask.css',
    '/ask.js',
    '/blog/purify.js',
    '/booking-tool.js',
    '/header-menus.js',
    '/home-words.json',
    '/page-tools.js',
    '/phone-elsewhere.js',
    '/phone.js',
    '/receipt.css',
    '/receipt.js',
    '/search.css',
    '/search.js',
    '/vitals.js',
  ],
} as const;

export type FileRoute<Kind extends keyof typeof fileRoutes> = (typeof fileRoutes)[Kind][number];
