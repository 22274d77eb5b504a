/** One part of the site, for an agent whose window doesn't hold all of it. */
export type LlmsPart = 'product' | 'api' | 'blog';

/** What agents read of the site in one file each (llmstxt.org), and the headings by which the server divides them. */
export const LLMS_FILES = {
  /** Name, key facts, and lists of links. */
  index: '/llms.txt',
  /** The pages of the lists, written out. */
  full: {
    all: '/llms-full.txt',
    product: '/llms-full-product.txt',
    api: '/llms-full-api.txt',
    blog: '/llms-full-blog.txt',
  },
  /** The heading of what is no page. */
  doors: 'For agents',
} as const;

/** Headings of lists that don't belong to the product. */
export const API_SECTION = 'API reference';
export const ARTICLES_SECTION = 'Articles';

/** @param section the heading of a list of links */
export function llmsPartOf(section: string): LlmsPart {
  if (section === API_SECTION) return 'api';
  return section === ARTICLES_SECTION ? 'blog' : 'product';
}
