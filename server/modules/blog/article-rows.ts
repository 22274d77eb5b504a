import type { BlogArticle } from 'contract/blog/blog.ts';
import { articlePath } from 'contract/site/addresses.ts';
import type { SelectQueryBuilder } from 'kysely';
import type { Database, Tables } from '../../plugins/database/schema.ts';
import { readTimeLabel } from './blog.rules.ts';

type Articles = SelectQueryBuilder<Tables, 'blog_articles', object>;

/** Columns of an article in answers: with its whole text, or with the opening in its place. */
interface ArticleRow {
  id: string;
  subject: string;
  content: string;
  url: string;
  author: string | null;
  image: string | null;
  description: string | null;
  lang: string | null;
  read_minutes: number;
  publish_at: string;
  category_name: string;
  category_slug: string;
}

/** Selects the articles that readers may see at a moment, of one category or of all. */
export function selectPublished(database: Database, now: Date, categorySlug?: string) {
  const published = database
    .selectFrom('blog_articles')
    .where('blog_articles.is_draft', '=', 0)
    .where('blog_articles.publish_at', '<=', now.toISOString());
  if (categorySlug === undefined) return published;
  // No join: counting needs none, and the index for the list of a category begins with its id.
  return published.where('blog_articles.category_id', '=', ({ selectFrom }) =>
    selectFrom('blog_categories').select('id').where('slug', '=', storable(categorySlug)),
  );
}

/** Adds the category; each article has one. */
export function withCategory(articles: Articles) {
  return articles.innerJoin('blog_categories', 'blog_categories.id', 'blog_articles.category_id');
}

/** Rows for `toArticle`. */
export function selectRows(articles: Articles, content: 'html' | 'opening') {
  return withCategory(articles).select([
    'blog_articles.id as id',
    'blog_articles.subject as subject',
    `blog_articles.${content} as content`,
    'blog_articles.url as url',
    'blog_articles.author as author',
    'blog_articles.image as image',
    'blog_articles.description as description',
    'blog_articles.lang as lang',
    'blog_articles.read_minutes as read_minutes',
    'blog_articles.publish_at as publish_at',
    'blog_categories.name as category_name',
    'blog_categories.slug as category_slug',
  ]);
}

/** The id decides between two of one moment, so that no article is on two pages, and none on no page. */
export function newestFirst<Row>(
  articles: SelectQueryBuilder<Tables, 'blog_articles' | 'blog_categories', Row>,
): typeof articles {
  return articles.orderBy('blog_articles.publish_at', 'desc').orderBy('blog_articles.id', 'desc');
}

/** Postgres takes no NUL in a text. Nothing has an empty name, so what could not be stored is not found. */
export function storable(name: string): string {
  return name.includes('\0') ? '' : name;
}

/** The article as the contract has it. */
export function toArticle(row: ArticleRow): BlogArticle {
  const { id, subject, content, url, author, category_name: name, category_slug: categorySlug } = row;
  return {
    id,
    subject,
    content,
    image: row.image ?? `${articlePath(categorySlug, url)}/banner.svg`,
    author: author ?? '',
    category: { name, categorySlug },
    url,
    createdDate: row.publish_at,
    readTime: readTimeLabel(row.read_minutes),
    ...(row.description ? { description: row.description } : {}),
    ...(row.lang ? { lang: row.lang } : {}),
  };
}
