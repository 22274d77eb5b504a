// Queries and rules of this module for other modules.
export { statedIn } from './company.settings.ts';
export { wordsWithSet } from './content/live-content.ts';
export { PROTOCOL_VERSIONS } from './discovery/discovery-documents.ts';
export { escapeHtml } from './escape-html.ts';
export type { RenderedPages } from './on-demand-pages.ts';
export { pageTitles } from './page-titles.ts';
export { sendPrivatePage } from './private-page.ts';
export { sendNotFoundPage } from './site.routes.ts';
export { type AnswerableFile, isServed, loadSite, type Site } from './site-files.ts';
export type { MarkdownPage, SitePages } from './site-pages.ts';
export { describeVariant, type Variant } from './variants.ts';
