import Type from 'typebox';
import { BLOG_PATHS } from '../api-paths.ts';
import { BlogArticle, BlogCategory, BlogPage } from '../blog.ts';
import { PAGE_SIZE } from '../blog-rules.ts';
import { blogQuery } from './blog-objects.ts';
import { COMMON_ERRORS, type ErrorCase, type Field, type HttpEndpoint } from './http-endpoint.ts';

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

const IF_NONE_MATCH: Field = {
  name: 'If-None-Match',
  value: 'W/"8b1a99"',
  isRequired: false,
  meaning: 'The `ETag` of an answer that you have: answered 304 without a body while nothing changed.',
};

const ETAG: Field = {
  name: 'ETag',
  value: 'W/"8b1a99"',
  isRequired: true,
  meaning: 'Changes with the answer.',
};

const NOT_MODIFIED = { status: 304, meaning: 'Nothing changed since the `ETag` that you named.' };

const PUBLIC = 'Needs no token. Only published articles are answered.';

const ERRORS: readonly ErrorCase[] = [COMMON_ERRORS.overloaded];

/** What anybody may read (S2 section 7). */
export const blogEndpoints: readonly HttpEndpoint[] = [
  {
    slug: 'list-categories',
    group: 'Blog',
    method: 'GET',
    path: BLOG_PATHS.categories,
    title: 'List categories',
    summary: 'Answers the categories that have a published article, by name.',
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
    summary: 'Answers one page of the articles, newest first, or the articles that hold some words.',
    notes: [PUBLIC, 'In a list, `content` is the opening of the article.'],
    headers: [IF_NONE_MATCH],
    pathFields: [],
    query: { object: blogQuery, example: { page: 1, limit: PAGE_SIZE, categorySlug: CATEGORY.categorySlug } },
    success: {
      status: 200,
      meaning: 'One page; empty where the category has no article, or none so far back.',
      headers: [ETAG],
      schema: BlogPage,
      example: { data: [ARTICLE], page: 1, limit: PAGE_SIZE, total: 1 },
    },
    otherAnswers: [NOT_MODIFIED],
    errors: [
      { status: 400, code: 'invalid_request', when: '`page` or `limit` is no number, or out of its range.' },
      ...ERRORS,
    ],
  },
  {
    slug: 'read-article',
    group: 'Blog',
    method: 'GET',
    path: `${BLOG_PATHS.articles}/{category_slug}/{url}`,
    title: 'Read an article',
    summary: 'Answers one article with its whole text.',
    notes: [PUBLIC],
    headers: [IF_NONE_MATCH],
    pathFields: [
      { name: 'category_slug', value: CATEGORY.categorySlug, isRequired: true, meaning: 'Its category.' },
      { name: 'url', value: ARTICLE.url, isRequired: true, meaning: 'Its `url` in the list.' },
    ],
    success: { status: 200, meaning: 'The article.', headers: [ETAG], schema: BlogArticle, example: ARTICLE },
    otherAnswers: [
      { status: 301, meaning: 'It has another address now: the one in `Location`.' },
      NOT_MODIFIED,
    ],
    errors: [{ status: 404, code: 'not_found', when: 'No published article has this address.' }, ...ERRORS],
  },
];
