import type { BlogReader, SiteLocals } from 'contract/site/site-locals.ts';

/**
 * What the pages of the blog read from; none while developing, and none where the calls live on another host,
 * whose articles this server does not have. Then the islands do the work.
 */
export function readerOf(locals: SiteLocals): BlogReader | undefined {
  return import.meta.env.PUBLIC_API_HOST ? undefined : locals.blog;
}
