import type { FormTool } from '../form-tools.ts';

export const BLOG_SEARCH_FORM = {
  name: 'search_articles',
  description: 'Fills in the search of the blog; the list follows.',
  fields: { q: 'A few words of the article' },
} satisfies FormTool;
