import { content } from '../../../content.ts';
import { definePage, wordsOf } from '../../../layout/page.ts';
import { quickStartPath } from '../reference-pages.ts';

export const page = definePage(() => ({
  path: quickStartPath,
  listed: 'in sitemap',
  ...wordsOf(content().one('api-reference/pages').quickStart),
  card: 'own',
}));
