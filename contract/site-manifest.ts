/**
 * What a build of the site tells the server that serves it: `site/dist/manifest.json`.
 * The server finds it by path and imports nothing else of the site.
 */
export interface SiteManifest {
  /** Every address that the build answers. */
  files: SiteFile[];
  onDemand: OnDemandPages;
  redirects: SiteRedirects;
  /** `PUBLIC_API_HOST` of the build; empty for the site's own origin. */
  apiHost: string;
}

/** One file of `site/dist/client/`, with the variants that lie compressed beside it (`.br`, `.gz`). */
export interface SiteFile {
  /** Address as a browser asks for it: `/`, `/book-demo`, `/_astro/page.Bx3k.js`. */
  path: string;
  /** Relative to `site/dist/client/`. */
  file: string;
  contentType: string;
  /** The name carries a hash of the content, so a browser may keep it for a year. */
  immutable: boolean;
  /** Content-Security-Policy of a page; absent for other files. */
  contentSecurityPolicy?: string;
  /** Encodings for which a smaller variant was written. */
  encodings: SiteEncoding[];
}

/** What `site/dist/server/` renders when it is asked for, because it depends on what the server stores. */
export interface OnDemandPages {
  /** Regular expressions, one of which such a path matches. */
  patterns: string[];
  /** Names in a query that change such a page; others are not passed on to it. */
  parameters: string[];
}

export type SiteEncoding = 'br' | 'gzip';

/** Paths that live on the application host (S2 section 2, 'Redirect-only routes'). */
export interface SiteRedirects {
  /** Origin of the application, without a trailing slash. */
  origin: string;
  /** Lower case; matched without regard to case, each sent to the same path of `origin`. */
  paths: string[];
}

/** Pages that the server itself picks, by their address in the manifest. */
export const NOT_FOUND_PAGE = '/404';
export const THANK_YOU_PAGE = '/thankyou';
/** Shown when a form without script is refused; the server fills in its list of problems. */
export const FORM_PROBLEM_PAGE = '/form-problem';
/** Where `FORM_PROBLEM_PAGE` takes the list items. */
export const FORM_PROBLEM_SLOT = '<li data-problem></li>';
