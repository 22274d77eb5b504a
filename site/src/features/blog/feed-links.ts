import type { BlogCategory } from 'contract/blog/blog.ts';
import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import type { FeedLink } from '../../layout/page.ts';
import { ATOM_PATH, categoryFeedPath, JSON_FEED_PATH, RSS_PATH } from './blog-paths.ts';

/** The feeds of all articles. */
export function blogFeeds(): readonly FeedLink[] {
  const { title } = content().one('pages/blog').feed;
  return [
    { type: 'application/rss+xml', title, path: RSS_PATH },
    { type: 'application/atom+xml', title, path: ATOM_PATH },
    { type: 'application/feed+json', title, path: JSON_FEED_PATH },
  ];
}

/** The feed of one category. */
export function categoryFeed({ name, categorySlug }: BlogCategory): FeedLink {
  return {
    type: 'application/rss+xml',
    title: fill(content().one('pages/blog').feed.ofCategory, { category: name }),
    path: categoryFeedPath(categorySlug),
  };
}
