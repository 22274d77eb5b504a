import { BlogArticle, BlogCategory, BlogPage, BlogQuery } from '../blog/blog.ts';
import { describeObject } from './described-object.ts';

export const blogQuery = describeObject('BlogQuery', BlogQuery, 'Which articles to list.', {
  page: 'Counted from 1.',
  limit: 'Articles on a page.',
  categorySlug: 'Only articles in this category.',
  q: 'Only articles that contain all of these words; the last one can be just the start of a word.',
});

export const blogCategory = describeObject('BlogCategory', BlogCategory, 'A category of articles.', {
  name: 'For people.',
  categorySlug: 'For addresses: lowercase, words joined by hyphens.',
});

export const blogArticle = describeObject('BlogArticle', BlogArticle, 'A published article.', {
  id: 'Never changes.',
  subject: 'The title.',
  content: 'Sanitized HTML: only the opening in a list, otherwise the full text.',
  image: 'Address of the banner: a path on this site, or absolute.',
  author: 'Empty if the company wrote it.',
  category: 'The category it belongs to.',
  url: 'Last part of its address: `/blog/{categorySlug}/{url}`.',
  createdDate: 'When it was published: ISO 8601, UTC.',
  readTime: 'For people, such as `4 min read`.',
  description: 'One or two sentences that say what it’s about; missing if its writer gave none.',
  lang: 'Language of the title and text, such as `de`; missing if it’s English.',
});

export const blogPage = describeObject('BlogPage', BlogPage, 'One page of the list of articles.', {
  data: 'Newest first; for a search, best first.',
  page: 'Which page this is.',
  limit: 'Articles on a full page.',
  total: 'Articles across all pages.',
});
