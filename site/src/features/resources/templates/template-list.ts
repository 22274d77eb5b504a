import type { ItemList, WithContext } from 'schema-dts';
import { brand } from '../../../brand.ts';
import { publisher } from '../../../layout/structured-data.ts';
import { paths } from '../../../product/paths.ts';
import { templates } from './templates.ts';

/** The templates as schema.org data. */
export const templateList: WithContext<ItemList> = {
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: 'Templates for work with AI employees',
  numberOfItems: templates.length,
  itemListElement: templates.map(({ id, name, text, article }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'DigitalDocument',
      name: `${name} template`,
      description: text,
      url: `${brand.siteUrl}${paths.resources}#${id}`,
      isAccessibleForFree: true,
      isBasedOn: brand.siteUrl + article.path,
      publisher,
    },
  })),
};
