import Type, { type Static } from 'typebox';
import { PAGE_SIZE } from './blog-rules.ts';

/** A page larger than this is refused: it would be the whole blog in one answer. */
export const MOST_PER_PAGE = 100;
/** Beyond it no blog has pages, and an offset no longer fits a number. */
const LAST_PAGE = 1_000_000;
const LONGEST_SLUG = 200;
const LONGEST_SEARCH = 200;

/** One entry of GET `/authms/blog-category` (S2 section 3): categories with a published article, by name. */
export const BlogCategory = Type.Object({
  name: Type.String(),
  /** Lower case, words between hyphens. */
  categorySlug: Type.String(),
});

export type BlogCategory = Static<typeof BlogCategory>;

/**
 * An article, in a list and alone (S2 section 3). In a list, `content` is only its opening: at least
 * the first `EXCERPT_WORDS` words where it has as many.
 */
export const BlogArticle = Type.Object({
  id: Type.String({ format: 'uuid' }),
  subject: Type.String(),
  /** HTML, sanitised when it was written. */
  content: Type.String(),
  /** Address of the banner: of this site, or absolute. */
  image: Type.String(),
  /** Empty where the article names no author: the company wrote it. */
  author: Type.String(),
  category: BlogCategory,
  /** Last part of the address: `/blog/{categorySlug}/{url}`. */
  url: Type.String(),
  /** Time of its publication, which may be to come: ISO 8601, UTC. */
  createdDate: Type.String(),
  /** Text for a person: `4 min read`. */
  readTime: Type.String(),
  /** Text for search engines and feeds; without one they show how it begins. */
  description: Type.Optional(Type.String()),
  /** Language of subject and content (BCP 47), where it is not that of the site. */
  lang: Type.Optional(Type.String()),
});

export type BlogArticle = Static<typeof BlogArticle>;

/** Query of GET `/authms/blog`. Numbers arrive as text and are read by the server's rules: 400 on a bad one. */
export const BlogQuery = Type.Object(
  {
    page: Type.Integer({ minimum: 1, maximum: LAST_PAGE, default: 1 }),
    limit: Type.Integer({ minimum: 1, maximum: MOST_PER_PAGE, default: PAGE_SIZE }),
    categorySlug: Type.Optional(Type.String({ minLength: 1, maxLength: LONGEST_SLUG })),
    /** Words to be found in title or text; all of them, the last one as a beginning. */
    q: Type.Optional(Type.String({ minLength: 1, maxLength: LONGEST_SEARCH })),
  },
  { additionalProperties: true },
);

export type BlogQuery = Static<typeof BlogQuery>;

/** Answer of GET `/authms/blog`: published articles, newest first; of a search, the best first. */
export const BlogPage = Type.Object({
  data: Type.Array(BlogArticle),
  page: Type.Integer(),
  limit: Type.Integer(),
  /** Articles on all pages together. */
  total: Type.Integer(),
});

export type BlogPage = Static<typeof BlogPage>;
