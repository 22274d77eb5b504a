import { LAST_TOUCH_PREFIX } from 'contract/leads/form-entries.ts';

/** Facts that a request states beside its body, by the keys of `baggage`. */
export type BaggageEntries = Record<string, string>;

/** A header of a few KB at most: what does not fit is left out, for it must never cost a lead. */
const LONGEST_VALUE = 200;
const LONGEST_HEADER = 4_000;

/** The first touch of this visit, and the last; that of this page alone where nothing could be remembered. */
export function findTouches(): BaggageEntries {
  let first: string | undefined;
  let last: string | undefined;
  try {
    ({ firstTouch: first, lastTouch: last } = sessionStorage);
  } catch {}
  return readTouches(first ?? `${location.href} ${document.referrer}`, last);
}

/** Both touches, as `record-first-touch.ts` wrote them; a last touch that equals the first is left out. */
export function readTouches(first: string, last = first): BaggageEntries {
  const entries = readFirstTouch(first);
  if (last === first) return entries;
  for (const [key, value] of Object.entries(readFirstTouch(last))) entries[LAST_TOUCH_PREFIX + key] = value;
  return entries;
}

/**
 * Reads what `record-first-touch.ts` wrote: `{address of the first page} {referrer}`, the latter often empty.
 * A referrer on this site is left out: the visit began before anything was remembered.
 */
export function readFirstTouch(remembered: string): BaggageEntries {
  const [address = '', referrer = ''] = remembered.split(' ');
  const page = parseUrl(address);
  if (!page) return {};
  const entries: BaggageEntries = {};
  for (const [key, value] of page.searchParams) {
    if (key.startsWith('utm_')) entries[key] ??= value;
  }
  const source = parseUrl(referrer);
  if (source && source.origin !== page.origin) entries.referrer = referrer;
  // The address of a booking's page is a key to it (decision 017).
  entries.landing_page = page.pathname.replace(/^\/(demo|thankyou)\/.*/, '/$1');
  return entries;
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** The entries as a W3C Baggage header: percent-encoded, without empty values. */
export function baggageHeader(entries: BaggageEntries): string {
  let header = '';
  for (const [key, value] of Object.entries(entries)) {
    if (value === '' || !/^[\w-]+$/.test(key)) continue;
    const member = `${key}=${encodeURIComponent(value.slice(0, LONGEST_VALUE).toWellFormed())}`;
    if (header.length + member.length < LONGEST_HEADER) header += (header && ',') + member;
  }
  return header;
}
