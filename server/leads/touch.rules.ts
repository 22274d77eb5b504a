import { BLANK } from '../addresses/address-pattern.ts';
import { holdsAddress } from '../addresses/any-address.ts';

/** What tells how a visitor came to the site. */
export const TOUCH_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'landing_page',
] as const;
export const LONGEST_TOUCH = 500;
/** As much as the headers of a request hold: cut before it is looked through, half an address would be left at the end. */
export const LONGEST_TOLD_TOUCH = 16_384;

const ADDRESSES_OF_PAGES: ReadonlySet<string> = new Set([
  'referrer',
  'landing_page',
] satisfies (typeof TOUCH_KEYS)[number][]);

/**
 * A touch as it is stored: without anybody's email address, in whatever spelling, and of the length that is kept. Newsletters
 * write the address of their reader into links, where nobody who erases that person would look for it (decision 041).
 * @param touch by the keys above; other keys are only cut
 */
export function tidyTouch(touch: Readonly<Record<string, string>>): Record<string, string> {
  const tidied = Object.entries(touch).map(([key, told]) => [
    key,
    tidyValue(key, told).slice(0, LONGEST_TOUCH),
  ]);
  return Object.fromEntries(
    tidied.map(([key = '', value = '']) => [key, value.toWellFormed()]).filter(([, value]) => value),
  );
}

function tidyValue(key: string, told: string): string {
  const isTouch = TOUCH_KEYS.some((known) => known === key);
  if (!isTouch || !holdsAddress(told)) return told;
  return ADDRESSES_OF_PAGES.has(key) ? withoutAddresses(told) : '';
}

/** Leaves out each parameter, and blanks each part of a path, in which somebody's address stands. */
function withoutAddresses(address: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const parts = path.split('/').map((part) => (holdsAddress(part) ? BLANK : part));
  const plain = parts.join('/');
  const tidied = plain + withoutParameters(query) + withoutParameters(fragment);
  // An entity is cut in two by the signs of a query: then only what stands before them is kept.
  return holdsAddress(tidied) ? plain : tidied;
}

/** @param text with the sign that it begins with, which goes where nothing is left behind it */
function withoutParameters(text: string): string {
  const kept = text
    .slice(1)
    .split('&')
    .filter((parameter) => !holdsAddress(parameter));
  return kept.length > 0 && kept.join('') !== '' ? text.slice(0, 1) + kept.join('&') : '';
}
