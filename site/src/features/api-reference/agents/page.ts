import { content } from '../../../content.ts';
import { definePage, wordsOf } from '../../../layout/page.ts';
import { agentsPath } from '../reference-pages.ts';

export const page = definePage(() => ({
  path: agentsPath,
  listed: 'in sitemap',
  ...wordsOf(content().one('api-reference/pages').agents),
  card: 'own',
}));
