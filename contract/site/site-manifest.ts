/**
 * Description of a build of the site for the server that serves it: `site/dist/manifest.json`.
 * The server finds it by path and imports nothing else of the site.
 */
export interface SiteManifest {
  /** Every address that the build answers. */
  files: SiteFile[];
  /** Routes that `site/dist/server/` renders on demand from stored data; the first that fits counts. */
  onDemand: OnDemandRoute[];
  /** All that could be a class in the scripts of the build: a page that is drawn keeps the styles of these. */
  scriptWords?: string[];
  /** Hash of each input that the build was drawn from (`hashInput`). */
  inputs?: Record<string, string>;
  /** Hash of the code that draws pages: another one draws them another way. */
  renderer?: string;
  redirects: SiteRedirects;
  /** The product's name, for sentences that the server says. */
  name: string;
  /** Addresses of the company for the time that the server cannot help; absent from an older build. */
  contact?: { email?: string; phone?: string };
  /** Origin of the site that the build wrote into its files, without a trailing slash. */
  origin: string;
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
  /** Inputs that it was drawn from; absent for what the bundler made. */
  reads?: string[];
  /** Address of the page that a Markdown alternate was made of. */
  page?: string;
  /** Content-Security-Policy of a page; absent for other files. */
  contentSecurityPolicy?: string;
  /** Encodings for which a smaller variant was written. */
  encodings: SiteEncoding[];
}

/** One kind of page that is rendered on demand. Of a query, nothing is passed on to it but what is named here. */
export interface OnDemandRoute {
  /** Regular expression that its paths match. */
  pattern: string;
  /** Names in a query that make another page of it. */
  parameters: string[];
  /** The one of `parameters` that holds a visitor's own words: hardly anybody asks for the same page again. */
  search?: string;
  /** A name in a query by which one reader sees what others do not find there yet. */
  preview?: string;
  /** Another route answers its Markdown alternate (`alternatePath`). */
  hasAlternate?: boolean;
}

export type SiteEncoding = 'br' | 'gzip';

/** Paths that live on the application host (S2 section 2, 'Redirect-only routes'). */
export interface SiteRedirects {
  /** Origin of the application, without a trailing slash. */
  origin: string;
  /** Lower case; matched without regard to case, each sent to the same path of `origin`. */
  paths: string[];
  /** Pages of the site that are switched off and lead to another, by address. */
  pages?: Record<string, string>;
}

/** Slots of `TROUBLE_PAGE` for the status, the problem, and the time to try again. */
export const TROUBLE_SLOTS = {
  status: '<span data-status></span>',
  reason: '<span data-reason></span>',
};

/** Slot of `FORM_PROBLEM_PAGE` for the list items. */
export const FORM_PROBLEM_SLOT = '<li data-problem></li>';

/** Slot of `NOT_FOUND_PAGE` for the sentence that leads to the page that was probably meant. */
export const NEAREST_PAGE_SLOT = '<span data-nearest></span>';
