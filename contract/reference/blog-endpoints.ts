import Type from 'typebox';
import { BLOG_PATHS } from '../api-paths.ts';
import { BlogArticle, BlogCategory, BlogPage } from '../blog/blog.ts';
import { PAGE_SIZE } from '../blog/blog-rules.ts';
import { blogQuery } from './blog-objects.ts';
import { COMMON_ERRORS, type ErrorCase, type Field, type HttpEndpoint, LOCATION } from './http-endpoint.ts';
import { OTHER_ORIGINS } from './other-origins.ts';

const CATEGORY: BlogCategory = { name: 'Developers', categorySlug: 'developers' };

const ARTICLE: BlogArticle = {
  id: '0198c1f2-5d0e-7c4a-9b5e-0c7d7a3f1b22',
  subject: 'Your first chat over the socket, from sign-up to answer',
  content: '<p>Sign up a user, open the chat socket and print an answer.</p>',
  image: '/blog/developers/first-chat-over-the-socket/banner.svg',
  author: 'Jun Takahashi',
  category: CATEGORY,
  url: 'first-chat-over-the-socket',
  createdDate: '2025-02-25T00:00:00.000Z',
  readTime: '5 min read',
};

export const IF_NONE_MATCH: Field = {
  name: 'If-None-Match',
  value: 'W/"8b1a99"',
  isRequired: false,
  meaning: 'The `ETag` of a response you already have. If nothing has changed, you get a 304 with no body.',
};

export const ETAG: Field = {
  name: 'ETag',
  value: 'W/"8b1a99"',
  isRequired: true,
  meaning: 'Changes whenever the response does.',
};

export const NOT_MODIFIED = { status: 304, meaning: 'Nothing has changed since the `ETag` you sent.' };

const PUBLIC = `No token needed. Returns published articles only. ${OTHER_ORIGINS.published}`;

const ERRORS: readonly ErrorCase[] = [
  COMMON_ERRORS.headersTooLarge,
  COMMON_ERRORS.overloaded,
  COMMON_ERRORS.storage,
];

/** What anybody may read (S2 section 7). */
export const blogEndpoints: readonly HttpEndpoint[] = [
  {
    slug: 'list-categories',
    group: 'Blog',
    method: 'GET',
    path: BLOG_PATHS.categories,
    title: 'List categories',
    summary: 'Returns the categories that have a published article, sorted by name.',
    notes: [PUBLIC],
    headers: [IF_NONE_MATCH],
    pathFields: [],
    success: {
      status: 200,
      meaning: 'All categories.',
      headers: [ETAG],
      schema: Type.Array(BlogCategory),
      example: [CATEGORY],
    },
    otherAnswers: [NOT_MODIFIED],
    errors: ERRORS,
  },
  {
    slug: 'list-articles',
    group: 'Blog',
    method: 'GET',
    path: BLOG_PATHS.articles,
    title: 'List articles',
    summary: 'Returns one page of articles, newest first, or the articles that contain certain words.',
    notes: [PUBLIC, 'In a list, `content` is only the article’s opening.'],
    headers: [IF_NONE_MATCH],
    pathFields: [],
    query: { object: blogQuery, example: { page: 1, limit: PAGE_SIZE, categorySlug: CATEGORY.categorySlug } },
    success: {
      status: 200,
      meaning: 'One page; empty if the category has no articles, or none that far back.',
      headers: [ETAG],
      schema: BlogPage,
      example: { data: [ARTICLE], page: 1, limit: PAGE_SIZE, total: 1 },
    },
    otherAnswers: [NOT_MODIFIED],
    errors: [
      {
        status: 400,
        code: 'invalid_request',
        when: '`page` or `limit` isn’t a number or is out of range, or a text is too long.',
      },
      {
        ...COMMON_ERRORS.rateLimited,
        when: 'Too many searches from this address: `Retry-After` gives the seconds to wait. Lists don’t count.',
      },
      ...ERRORS,
    ],
  },
  {
    slug: 'read-article',
    group: 'Blog',
    method: 'GET',
    path: `${BLOG_PATHS.articles}/{category_slug}/{url}`,
    title: 'Read an article',
    summary: 'Returns one article with its full text.',
    notes: [PUBLIC],
    headers: [IF_NONE_MATCH],
    pathFields: [
      { name: 'category_slug', value: CATEGORY.categorySlug, isRequired: true, meaning: 'Its category.' },
      { name: 'url', value: ARTICLE.url, isRequired: true, meaning: 'Its `url` in the list.' },
    ],
    success: { status: 200, meaning: 'The article.', headers: [ETAG], schema: BlogArticle, example: ARTICLE },
    otherAnswers: [
      { status: 301, meaning: 'It has moved: the new address is in `Location`.', headers: [LOCATION] },
      NOT_MODIFIED,
    ],
    errors: [
      { status: 400, code: 'invalid_request', when: 'The address can’t be decoded.' },
      { status: 404, code: 'not_found', when: 'No published article has this address.' },
      ...ERRORS,
    ],
  },
];
