/** Purposes of crawlers: to list pages, to fetch one for a person who asks, to train a model. */
export const CRAWLER_PURPOSES = ['search', 'fetch', 'train'] as const;

export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number];

/** Names under which crawlers say that they come, by what they come for (as their operators document them). */
export const CRAWLERS: Record<CrawlerPurpose, readonly string[]> = {
  search: [
    'Googlebot',
    'Bingbot',
    'Applebot',
    'DuckDuckBot',
    'OAI-SearchBot',
    'Claude-SearchBot',
    'PerplexityBot',
  ],
  fetch: ['ChatGPT-User', 'Claude-User', 'Perplexity-User', 'MistralAI-User', 'DuckAssistBot'],
  train: [
    'GPTBot',
    'ClaudeBot',
    'Google-Extended',
    'Applebot-Extended',
    'CCBot',
    'Bytespider',
    'Meta-ExternalAgent',
    'Amazonbot',
  ],
};
