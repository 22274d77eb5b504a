import { readFileSync } from 'node:fs';
import type { SiteManifest } from 'contract/site/site-manifest.ts';

const manifest: SiteManifest = JSON.parse(
  readFileSync(new URL('../site/dist/manifest.json', import.meta.url), 'utf8'),
);

/** An article of those that a server imports at its first start (`content/en/blog/`), one with a table and code. */
export const ARTICLE_PATH = '/blog/developers/idempotency-keys-in-lead-forms';

/** Search for a word that pages, questions and articles hold. */
const SEARCH_PATH = '/search?q=refund';

/** An answer of the assistant without script. */
const ASK_PATH = '/ask?q=Which+plan+fits+8+people';

/** The build does not list what the server renders on demand: one page of each kind. */
const onDemandPaths = [
  '/blog',
  ARTICLE_PATH,
  '/legal-notice',
  '/status',
  '/data-processing',
  '/api-reference/limits',
];

const builtPages = manifest.files.filter(({ contentType }) => contentType.startsWith('text/html'));

/** Every page of the build, so that a new one is checked without being listed anywhere. */
export const pagePaths = [...builtPages.map(({ path }) => path), ...onDemandPaths, SEARCH_PATH, ASK_PATH];

/** Paths of the pages that search engines may list. */
export const listedPaths = [
  ...builtPages
    .filter(({ file }) => !readClientFile(file).includes('content="noindex"'))
    .map(({ path }) => path),
  ...onDemandPaths,
];

/** Second addresses of a page, each with the one that it names as canonical: the same HTML. */
export const CANONICAL_PATHS: Readonly<Record<string, string>> = {
  '/contact': '/contact-us',
  '/usecase': '/usecases',
  '/api-reference/signup': '/api-reference',
};

/** Returns the bytes of HTML of a page of the build; 0 for what the server renders on demand. */
export function htmlBytesOf(path: string): number {
  const page = builtPages.find((built) => built.path === path);
  return page ? readClientFile(page.file).length : 0;
}

export const redirects = manifest.redirects;

function readClientFile(file: string): string {
  return readFileSync(new URL(`../site/dist/client/${file}`, import.meta.url), 'utf8');
}
