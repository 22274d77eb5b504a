import type { ItemList, WithContext } from 'schema-dts';
import { brand } from '../../../brand.ts';
import { content } from '../../../content.ts';
import { fill } from '../../../design/ui/fill.ts';
import { publisher } from '../../../layout/structured-data.ts';
import { paths } from '../../../product/paths.ts';
import { readTemplates } from './read-templates.ts';

/** Returns the templates as schema.org data. */
export function templateList(): WithContext<ItemList> {
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
