import { brand } from '../../../brand.ts';
import { definePage } from '../../../layout/page.ts';
import { quickStartPath } from '../reference-pages.ts';

export const page = definePage(() => ({
  path: quickStartPath,
  title: 'API quick start',
  description: `From zero to your first answer from a ${brand.name} AI employee in five minutes: five steps to copy, in cURL, JavaScript or Python.`,
  listed: 'in sitemap',
  card: 'own',
}));
