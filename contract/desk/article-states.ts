/** States of an article, as the desk lists them. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'live', 'removed'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];
