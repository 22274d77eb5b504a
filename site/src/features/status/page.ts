import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { talk } from '../../product/actions.ts';
import { paths } from '../../product/paths.ts';

/** Whether the site takes requests, asked when the page is opened. */
export const page = definePage(() => ({
  path: paths.status,
  title: 'Status',
  description: `Whether the ${brand.name} website takes requests right now, which version runs and since when. Checked at the moment you open the page.`,
  listed: 'in sitemap',
  card: 'own',
  hero: {
    title: 'Status',
    lede: 'Whether this website takes requests. We checked as you opened this page.',
  },
  closing: {
    title: 'Something doesn’t work?',
    text: 'Tell us what you tried, and a person looks into it.',
    actions: [talk('Write to us')],
  },
}));
