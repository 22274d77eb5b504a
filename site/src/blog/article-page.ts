import { articlePath } from 'contract/blog-rules.ts';
import type { BlogReader, FoundArticle } from 'contract/site-locals.ts';
import type { FeedLink, PageMetadata } from '../layouts/Metadata.tsx';
import { type ArticleCard, readCardPage } from './article-card.ts';
import { readArticleFields } from './article-fields.ts';
import { articleMetadata } from './article-metadata.ts';
import { versionOf } from './article-version.ts';
import { blogFeeds, categoryFeed, metadata } from './metadata.ts';
import { textOfOwnHtml } from './plain-text.ts';
import { type ShownArticle, withoutText } from './shown-article.ts';

const RELATED = 3;

/** What the server shows at the address of an article. */
export type ArticlePage =
  | { kind: 'moved'; path: string }
  | { kind: 'preview'; metadata: PageMetadata; article: ShownArticle; html: string }
  | IslandPage;

/** Without an article where there is none, and where the server cannot know. */
interface IslandPage {
  kind: 'article' | 'unknown' | 'waiting';
  metadata: PageMetadata;
  island: {
    categorySlug: string;
    url: string;
    article?: ShownArticle;
    version?: string;
    isUnknown?: boolean;
  };
  html?: string;
  feeds?: readonly FeedLink[];
  related?: { categoryName: string; cards: readonly ArticleCard[] };
}

type Found = Extract<FoundArticle, { kind: 'article' }>;

/**
 * Reads what stands at `/blog/{category_slug}/{url}`.
 * @param blog absent where the island does all by its call
 * @param preview what the link of a preview brings
 */
export async function readArticlePage(
  blog: BlogReader | undefined,
  categorySlug: string,
  url: string,
  preview = '',
): Promise<ArticlePage> {
  const island = { categorySlug, url };
  if (!blog) {
    return {
      kind: 'waiting',
      metadata: { ...metadata, canonicalPath: articlePath(categorySlug, url) },
      island,
    };
  }
  const found = await blog.findArticle(categorySlug, url, preview || undefined);
  if (!found) {
    return {
      kind: 'unknown',
      metadata: {
        title: 'Blog not found',
        description: 'There is no article at this address.',
        unlisted: true,
      },
      island: { ...island, isUnknown: true },
      feeds: blogFeeds,
    };
  }
  if (found.kind === 'moved') return { kind: 'moved', path: articlePath(found.categorySlug, found.url) };
  return found.isPreview ? showPreview(found, preview) : showArticle(found, blog);
}

async function showArticle({ article, changedDate }: Found, blog: BlogReader): Promise<IslandPage> {
  const { category, url, content } = article;
  const fields = readArticleFields(article);
  const related = await blog.listRelated(article, RELATED);
  return {
    kind: 'article',
    metadata: articleMetadata(article, changedDate),
    island: {
      categorySlug: category.categorySlug,
      url,
      article: withoutText(fields),
      version: versionOf(fields),
    },
    html: content,
    feeds: [categoryFeed(category), ...blogFeeds],
    related: { categoryName: category.name, cards: readCardPage(related, textOfOwnHtml).cards },
  };
}

function showPreview({ article, changedDate }: Found, preview: string): ArticlePage {
  const { title, description, canonicalPath = '' } = articleMetadata(article, changedDate);
  const shown = withoutText(readArticleFields(article));
  // A banner of our own is drawn for those only who have the link.
  const isOwn = shown.image.startsWith(`${canonicalPath}/`);
  const image = isOwn ? `${shown.image}?${new URLSearchParams({ preview })}` : shown.image;
  return {
    kind: 'preview',
    metadata: { title, description, canonicalPath, unlisted: true },
    article: { ...shown, image },
    html: article.content,
  };
}
