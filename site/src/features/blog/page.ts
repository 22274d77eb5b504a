import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** The list of all articles (S2 section 2). `list/list-page.ts` has its other views, `article/` the articles. */
export const page = definePage(() => ({
  path: paths.blog,
  listed: 'in sitemap',
  ...wordsOf(content().one('pages/blog')),
  card: 'own',
}));
