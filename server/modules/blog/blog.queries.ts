// Queries and rules of this module for other modules.
export type { ArticleVersion } from './article-versions.ts';
export { indexArticles } from './search-index.ts';
export { wordsOf } from './search-words.ts';
