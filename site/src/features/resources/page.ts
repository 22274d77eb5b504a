import { fill } from 'contract/content/fill.ts';
import type { ItemList, WithContext } from 'schema-dts';
import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { publisher } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';
import { readTemplates } from './templates/read-templates.ts';

/** S1 section 2.9. */
export const page = definePage(() => {
  const document = content().one('pages/resources');
  const { sections } = document;
  const words = wordsOf(document);
  return {
    path: paths.resources,
    listed: 'in sitemap',
    card: 'own',
    ...words,
    ...(sections.includes('templates') && { structuredData: templateList() }),
    hero: {
      ...words.hero,
      parts: sections.map((name) => ({ id: `${name}-title`, title: document[name].title })),
    },
  };
});

/** Returns the templates as schema.org data. */
function templateList(): WithContext<ItemList> {
  const { name: listName, itemName } = content().one('pages/resources').templates;
  const list = readTemplates();
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: listName,
    numberOfItems: list.length,
    itemListElement: list.map(({ id, name, text, article }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'DigitalDocument',
        name: fill(itemName, { name }),
        description: text,
        url: `${brand.siteUrl}${paths.resources}#${id}`,
        isAccessibleForFree: true,
        isBasedOn: brand.siteUrl + article.path,
        publisher: publisher(),
      },
    })),
  };
}
