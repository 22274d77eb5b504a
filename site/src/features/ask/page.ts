import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** The assistant as a page: what the panel shows, without script. */
export const page = definePage(() => ({
  path: paths.ask,
  title: `Ask ${brand.name}`,
  description: `Ask a question about ${brand.name}. An AI assistant answers from our own pages, and names the page.`,
  listed: 'never',
}));
