import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** What this installation does with visitors' data, by the settings of the server: rendered on demand. */
export const page = definePage(() => ({
  path: paths.dataProcessing,
  title: 'Data Processing',
  description: `Who gets the data you send on the ${brand.name} website and when it’s deleted, read from the settings of the server that answers you.`,
  listed: 'in sitemap',
  card: 'own',
  hero: {
    title: 'Data processing',
    lede: 'Who gets what you send on this website, and when we delete it. This page reads the settings of the server that answers you.',
  },
}));
