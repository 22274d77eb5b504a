import type { SiteLocals } from 'contract/site-locals.ts';
import { NotFound } from '../web/errors.ts';
import { askSeldom, keepPages, type RenderPage } from './page-cache.ts';
import { openRenderer } from './render-page.ts';
import type { Site } from './site-files.ts';

interface OnDemandPages {
  site: Site;
  locals: SiteLocals;
  /** Changes whenever a page could look different. */
  findRevision: () => Promise<string>;
  isSecure: boolean;
}

/** Well below the second within which readers see a change. */
const REVISION_EVERY_MS = 250;

/** The site's pages that are rendered when they are asked for, kept until what they show changes. */
export async function openOnDemandPages({
  site,
  locals,
  findRevision,
  isSecure,
}: OnDemandPages): Promise<RenderPage> {
  if (!site.onDemand) {
    return async () => {
      throw new NotFound();
    };
  }
  const render = await openRenderer({ entry: site.onDemand.entry, locals, isSecure });
  return keepPages({ render, findRevision: askSeldom(findRevision, REVISION_EVERY_MS) });
}
