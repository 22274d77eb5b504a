import { TROUBLE_PAGE } from 'contract/site/addresses.ts';
import { TROUBLE_SLOTS } from 'contract/site/site-manifest.ts';
import type { PublicError } from '../../shared/errors.ts';
import { escapeHtml } from './escape-html.ts';
import type { Site } from './site-files.ts';

/** Renders a page with the reason why another one cannot be shown now; `undefined` if the site has none. */
export function renderTrouble(site: Site, error: PublicError) {
  const page = site.files.get(TROUBLE_PAGE);
  if (!page) return undefined;
  const words = { status: String(error.status), reason: error.message };
  const html = Object.entries(words).reduce(
    (text, [slot, word]) => text.replace(TROUBLE_SLOTS[slot as keyof typeof words], () => escapeHtml(word)),
    page.identity.body.toString('utf8'),
  );
  return { contentSecurityPolicy: page.contentSecurityPolicy, html };
}
