import { BLANK, holdsAddress } from '../../../shared/addresses/find-address.ts';

/** Keys of a touch, which describe how a visitor came to the site. */
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
/**
 * Longest received value: as long as the headers of a request, since cutting before the search would leave half an
 * address at the end.
 */
export const LONGEST_RECEIVED_TOUCH = 16_384;

const ADDRESSES_OF_PAGES: ReadonlySet<string> = new Set([
  'referrer',
  'landing_page',
] satisfies (typeof TOUCH_KEYS)[number][]);

/**
 * A touch as it is stored: without email addresses, in any spelling, and cut to its length. Newsletters write the
 * address of their reader into links, from which it would have to be erased later (decision 018).
 * @param touch by the keys above; other keys are only cut
 */
export function tidyTouch(touch: Readonly<Record<string, string>>): Record<string, string> {
  const tidied = Object.entries(touch).map(([key, value]) => [
    key,
    tidyValue(key, value).slice(0, LONGEST_TOUCH),
  ]);
  return Object.fromEntries(
    tidied.map(([key = '', value = '']) => [key, value.toWellFormed()]).filter(([, value]) => value),
  );
}

function tidyValue(key: string, value: string): string {
  const isTouch = TOUCH_KEYS.some((known) => known === key);
  if (!isTouch || !holdsAddress(value)) return value;
  return ADDRESSES_OF_PAGES.has(key) ? withoutAddresses(value) : '';
}

/**
 * Path, query and fragment. The `#` of an HTML entity in the path begins no fragment, which would hold half an address.
 */
const PARTS = /^((?:[^?#]|(?<=&|&amp;)#(?=x?\d))*)(\?[^#]*)?(#.*)?$/is;

/** Removes parameters, and blanks parts of the path, that contain an address. */
function withoutAddresses(address: string): string {
  const [, path = '', query = '', fragment = ''] = PARTS.exec(address) ?? [];
  const parts = path.split('/').map((part) => (holdsAddress(part) ? BLANK : part));
  const plain = parts.join('/');
  const tidied = plain + withoutParameters(query) + withoutParameters(fragment);
  // `&` and `#` split an HTML entity: then only the path is kept.
  return holdsAddress(tidied) ? plain : tidied;
}

/** @param text including its first sign, which is dropped if nothing is left */
function withoutParameters(text: string): string {
  const kept = text
    .slice(1)
    .split('&')
    .filter((parameter) => !holdsAddress(parameter));
  return kept.length > 0 && kept.join('') !== '' ? text.slice(0, 1) + kept.join('&') : '';
}

const LONGEST_NAME = 100;

/** A source or a campaign as lists are filtered by it: short, in one line; `null` where the visit named none. */
export function nameForList(value: string | undefined): string | null {
  const name = value
    ?.replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .toWellFormed();
  return name || null;
}
