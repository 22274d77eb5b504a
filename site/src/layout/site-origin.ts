import type { SiteLocals } from 'contract/site/site-locals.ts';
import { brand } from '../brand.ts';

/**
 * Origin under which visitors see the site, without a trailing slash. While a page is built that is the brand's: the
 * server writes its own into what was built (decision 019).
 */
export function originOf(locals: SiteLocals): string {
  return locals.origin ?? brand.siteUrl;
}
