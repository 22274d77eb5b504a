import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** S1 section 2.8. */
export const page = definePage(() => ({
  path: paths.bookDemo,
  title: 'Book a demo',
  description: `Pick a day and time. In 20-30 minutes we’ll show you which part of your team’s work a ${brand.name} AI employee can take over.`,
  keywords: 'demo, meeting, appointment, schedule a demo, book a call',
  listed: 'in sitemap',
  card: 'own',
}));
