import type { FoundKind } from 'contract/site/site-search.ts';

/** What a place that was found is called. */
export const foundKinds: Record<FoundKind, string> = {
  page: 'Page',
  question: 'Question',
  article: 'Article',
  reference: 'API reference',
};
