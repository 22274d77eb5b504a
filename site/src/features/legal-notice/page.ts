import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** Who runs the site, by the settings of the server: rendered on demand (decision 019). */
export const page = definePage(() => ({
  path: paths.legalNotice,
  title: 'Legal Notice',
  description: `Who runs the ${brand.name} website: the company, its address, register and VAT number, who represents it, and how to reach a person there.`,
  listed: 'in sitemap',
  card: 'own',
  hero: {
    title: 'Legal notice',
    lede: 'Who runs this website, where, and how to reach a person. What we haven’t stated says “not stated.”',
  },
}));
