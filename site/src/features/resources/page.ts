import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';
import { templateList } from './templates/template-list.ts';

/** S1 section 2.9. */
export const page = definePage(() => {
  const document = content().one('pages/resources');
  const { shelves, templates, featured } = document;
  const words = wordsOf(document);
  return {
    path: paths.resources,
    listed: 'in sitemap',
    card: 'own',
    ...words,
    structuredData: templateList(),
    hero: {
      ...words.hero,
      parts: [
        { id: 'shelves-title', title: shelves.title },
        { id: 'templates-title', title: templates.title },
        { id: 'featured-title', title: featured.title },
      ],
    },
  };
});
