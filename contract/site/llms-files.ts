import type { Llms } from '../content/llms.ts';

/** One part of the site, for an agent whose window doesn't hold all of it. */
export type LlmsPart = 'product' | 'api' | 'blog';

/** Files that agents read the site from (llmstxt.org). */
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
} as const;

/** Returns the part that a list of links belongs to. @param section its heading */
export function llmsPartOf(section: string, { api, articles }: Llms['sections']): LlmsPart {
  if (section === api) return 'api';
  return section === articles ? 'blog' : 'product';
}
