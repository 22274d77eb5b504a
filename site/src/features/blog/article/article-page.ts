import { articlePath } from 'contract/site/addresses.ts';
import type { BlogReader, FoundArticle } from 'contract/site/site-locals.ts';
import { content } from '../../../content.ts';
import { facePath } from '../../../design/pictures/faces.ts';
import type { PageRecord } from '../../../layout/page.ts';
import { readArticleFields, type ShownArticle, withoutText } from '../article-fields.ts';
import { type ArticleCard, readCardPage } from '../cards/article-card.ts';
import { blogFeeds, categoryFeed, page as listPage } from '../page.ts';
import { textOfOwnHtml } from '../plain-text.ts';
import { articleRecord } from './article-record.ts';
import { versionOf } from './article-version.ts';
import { inlineDrawings } from './inline-drawings.ts';

const RELATED = 3;

/** Answer of the server at the address of an article. */
export type ArticlePage =
  | { kind: 'moved'; path: string }
  | { kind: 'removed'; page: PageRecord }
  | { kind: 'preview'; page: PageRecord; article: ShownArticle; html: string }
  | IslandPage;

/** Has no article if there isn't one, or if the server can't know. */
interface IslandPage {
  kind: 'article' | 'unknown' | 'waiting';
  page: PageRecord;
  island: {
    categorySlug: string;
    url: string;
    article?: ShownArticle;
    version?: string;
    isUnknown?: boolean;
  };
  html?: string;
  related?: readonly ArticleCard[];
}

type Found = Extract<FoundArticle, { kind: 'article' }>;

/** Article that is asked for, at `/blog/{category_slug}/{url}`. */
export interface ArticleRequest {
  categorySlug: string;
  url: string;
  /** Token of the link of a preview. */
  preview?: string | undefined;
  /** Under which visitors see the site. */
  origin: string;
}

/**
 * Reads what stands at the address of an article.
 * @param blog absent where the island does all by its call
 */
export async function readArticlePage(
  blog: BlogReader | undefined,
  { categorySlug, url, preview = '', origin }: ArticleRequest,
): Promise<ArticlePage> {
  const island = { categorySlug, url };
  const path = articlePath(categorySlug, url);
  if (!blog) {
    const { title, description, keywords } = listPage();
    return {
      kind: 'waiting',
      page: {
        path,
        title,
        description,
        ...(keywords !== undefined && { keywords }),
        listed: 'if found',
      },
      island,
    };
  }
  const found = await blog.findArticle(categorySlug, url, preview || undefined);
  if (!found) {
    const { unknown } = content().one('pages/blog').article;
    return {
      kind: 'unknown',
      page: {
        path,
        title: unknown.title,
        description: unknown.text,
        listed: 'never',
        feeds: blogFeeds(),
      },
      island: { ...island, isUnknown: true },
    };
  }
  if (found.kind === 'moved') return { kind: 'moved', path: articlePath(found.categorySlug, found.url) };
  if (found.kind === 'removed') return found.redirect === null ? showRemoval(path) : leadTo(found.redirect);
  return found.isPreview ? showPreview(found, { blog, preview, origin }) : showArticle(found, blog, origin);
}

async function showArticle(
  { article, changedDate }: Found,
  blog: BlogReader,
  origin: string,
): Promise<IslandPage> {
  const { category, url, content } = article;
  const fields = readArticleFields(article);
  const related = await blog.listRelated(article, RELATED);
  return {
    kind: 'article',
    page: { ...articleRecord(article, changedDate, origin), feeds: [categoryFeed(category), ...blogFeeds()] },
    island: {
      categorySlug: category.categorySlug,
      url,
      article: { ...withoutText(fields), face: facePath(fields.author) },
      version: versionOf(fields),
    },
    html: await inlineDrawings(content, blog),
    related: readCardPage(related, textOfOwnHtml).cards,
  };
}

function showRemoval(path: string): ArticlePage {
  const { removed } = content().one('pages/blog').article;
  return {
    kind: 'removed',
    page: {
      path,
      title: removed.title,
      description: removed.text,
      listed: 'never',
      feeds: blogFeeds(),
    },
  };
}

function leadTo(path: string): ArticlePage {
  return { kind: 'moved', path };
}

async function showPreview(
  { article, changedDate }: Found,
  { blog, preview, origin }: { blog: BlogReader; preview: string; origin: string },
): Promise<ArticlePage> {
  const { path, title, description } = articleRecord(article, changedDate, origin);
  const fields = readArticleFields(article);
  const shown = { ...withoutText(fields), face: facePath(fields.author) };
  // A banner of our own is drawn for those only who have the link.
  const isOwn = shown.image.startsWith(`${path}/`);
  const image = isOwn ? `${shown.image}?${new URLSearchParams({ preview })}` : shown.image;
  return {
    kind: 'preview',
    page: { path, title, description, listed: 'never' },
    article: { ...shown, image },
    html: await inlineDrawings(article.content, blog),
  };
}
