import { BlogArticle, BlogCategory, BlogPage, BlogQuery } from '../blog.ts';
import { describeObject } from './described-object.ts';

export const blogQuery = describeObject('BlogQuery', BlogQuery, 'Which articles to list.', {
  page: 'Counted from 1.',
  limit: 'Articles on a page.',
  categorySlug: 'Only articles of this category.',
  q: 'Only articles that hold all of these words, the last one as the beginning of a word.',
});

export const blogCategory = describeObject('BlogCategory', BlogCategory, 'A category of articles.', {
  name: 'For people.',
  categorySlug: 'For addresses: lower case, words between hyphens.',
});

export const blogArticle = describeObject('BlogArticle', BlogArticle, 'A published article.', {
  id: 'Never changes.',
  subject: 'The title.',
  content: 'Sanitised HTML. In a list only the opening, alone the whole text.',
  image: 'Address of the banner: on this site, or absolute.',
  author: 'Empty where the company wrote it.',
  category: 'The one category that it belongs to.',
  url: 'Last part of its address: `/blog/{categorySlug}/{url}`.',
  createdDate: 'When it was published: ISO 8601, UTC.',
  readTime: 'For a person, such as `4 min read`.',
});

export const blogPage = describeObject('BlogPage', BlogPage, 'One page of the list of articles.', {
  data: 'Newest first; of a search, the best first.',
  page: 'Which page this is.',
  limit: 'Articles on a full page.',
  total: 'Articles on all pages together.',
});
