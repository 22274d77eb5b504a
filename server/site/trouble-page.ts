import { TROUBLE_SLOTS } from 'contract/site/site-manifest.ts';
import type { PublicError } from '../errors.ts';
import { escapeHtml } from './escape-html.ts';
import type { Site } from './site-files.ts';

/** A page that tells a person why another one cannot be shown now; `undefined` if the site has none. */
export function renderTrouble(site: Site, error: PublicError) {
  const page = site.troublePage;
  if (!page) return undefined;
  const words = {
    status: String(error.status),
    reason: error.message,
    retry: retryInWords(error.headers['retry-after']),
  };
  const html = Object.entries(words).reduce(
    (text, [slot, word]) => text.replace(TROUBLE_SLOTS[slot as keyof typeof words], () => escapeHtml(word)),
    page.identity.body.toString('utf8'),
  );
  return { contentSecurityPolicy: page.contentSecurityPolicy, html };
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** @param retryAfter the header of that name, in seconds; empty words where it says nothing */
export function retryInWords(retryAfter: string | undefined): string {
  const seconds = Number(retryAfter);
  if (retryAfter === undefined || !(seconds > 0)) return '';
  if (seconds < 2 * MINUTE_S) return `Try again in ${count(Math.ceil(seconds), 'second')}.`;
  if (seconds < 2 * HOUR_S) return `Try again in ${count(Math.ceil(seconds / MINUTE_S), 'minute')}.`;
  return `Try again in ${count(Math.ceil(seconds / HOUR_S), 'hour')}.`;
}

function count(number: number, unit: string): string {
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}
