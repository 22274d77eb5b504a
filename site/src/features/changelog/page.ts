import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** What changes for who calls the API or reads the site. */
export const page = definePage(() => ({
  path: paths.changelog,
  title: 'Changelog',
  description: `What’s new in the ${brand.name} API, its tools for agents and this website, version by version, newest first.`,
  keywords: 'release notes, API changes, what’s new',
  listed: 'in sitemap',
  card: 'own',
  hero: {
    title: 'Changelog',
    lede: 'What’s new for developers, for agents and on this website. Newest first.',
  },
}));
