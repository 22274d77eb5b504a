import type { BlogCategory } from 'contract/blog.ts';
import { brand } from '../brand.ts';
import type { FeedLink, PageMetadata } from '../layouts/Metadata.tsx';
import { paths } from '../routes.ts';
import { categoryFeedPath, JSON_FEED_PATH, RSS_PATH } from './blog-paths.ts';
import { addressOf, type ListView } from './list-view.ts';
import { titleOf } from './list-words.ts';

/** Of the list of all articles (S2 section 2). */
export const metadata: PageMetadata = {
  title: 'Blog',
  description: `Working notes of ${brand.name} on people and AI employees who share one job: first tasks, approvals, support, sales, security, and the calls for developers.`,
  keywords: 'AI employees blog, AI agents at work, human in the loop, AI agent governance, AI automation',
};

export const blogFeeds: readonly FeedLink[] = [
  { type: 'application/rss+xml', title: `${brand.name} blog`, path: RSS_PATH },
  { type: 'application/feed+json', title: `${brand.name} blog`, path: JSON_FEED_PATH },
];

/** The feed of one category. */
export function categoryFeed({ name, categorySlug }: BlogCategory): FeedLink {
  return {
    type: 'application/rss+xml',
    title: `${brand.name} blog: ${name}`,
    path: categoryFeedPath(categorySlug),
  };
}

/** Of a view of the list. What a search finds is for who searched; more pages of a view are the same page. */
export function listMetadata(view: ListView, categoryName?: string): PageMetadata {
  if (!view.search && !view.categorySlug) return { ...metadata, canonicalPath: paths.blog };
  const title = titleOf(view, categoryName);
  return {
    title,
    description: categoryName
      ? `${title}: working notes of ${brand.name} on people and AI employees who share one job, the newest first.`
      : metadata.description,
    canonicalPath: addressOf(view),
    // A category that has no articles, or none that we know, is nothing to list.
    unlisted: view.search !== '' || !categoryName,
  };
}
