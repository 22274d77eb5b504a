import type { BlogCategory } from 'contract/blog/blog.ts';
import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { definePage, type FeedLink, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';
import { ATOM_PATH, categoryFeedPath, JSON_FEED_PATH, RSS_PATH } from './blog-paths.ts';

/** The list of all articles (S2 section 2). `list/first-list.ts` has its other views, `article/` the articles. */
export const page = definePage(() => ({
  path: paths.blog,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/blog')),
  card: 'own',
}));

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
