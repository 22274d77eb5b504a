import type { BlogCategory } from 'contract/blog/blog.ts';
import { brand } from '../../brand.ts';
import type { FeedLink } from '../../layout/page.ts';
import { ATOM_PATH, categoryFeedPath, JSON_FEED_PATH, RSS_PATH } from './blog-paths.ts';

/** The feeds of all articles. */
export const blogFeeds: readonly FeedLink[] = [
  { type: 'application/rss+xml', title: `${brand.name} blog`, path: RSS_PATH },
  { type: 'application/atom+xml', title: `${brand.name} blog`, path: ATOM_PATH },
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
