import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';
import { quickStartPath } from './reference-pages.ts';

/** S2 section 2, 'API reference page'. */
export const page = definePage(() => ({
  path: paths.apiReference,
  title: 'API reference',
  description: `Sign up, log in and talk to a ${brand.name} AI employee over a socket: every call, event and field, with examples in cURL, JavaScript and Python.`,
  keywords: 'API documentation, developers, register, create an account',
  listed: 'in sitemap',
  card: 'own',
  hero: {
    title: 'API reference',
    lede: 'Sign up a user, open a socket, and your code talks to the same AI employees your team does. With examples in cURL, JavaScript and Python.',
    actions: [{ label: 'Quick start', href: quickStartPath }],
  },
}));
