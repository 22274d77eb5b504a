import { readingsOf } from './find-address.ts';

const LABEL = String.raw`[\p{L}\p{N}-]{1,63}`;
/** Begins at the last letter before the `@`, which a handle such as `/@name` does not have. */
const SOME_ADDRESS = new RegExp(
  String.raw`[\p{L}\p{N}._%+'!$*^|~{}\x60-]@${LABEL}(?:\.${LABEL})*\.\p{L}{2}`,
  'u',
);
const WHOLE_ADDRESS =
  /([A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64})@((?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63})/g;
/** Belongs to the address, or separates it from what precedes it, as in `to=asha@example.com`. */
const SEPARATOR = /[!#$%&'*/=?^`{|}~]/g;

/** Whether a text contains any email address, in any spelling. */
export function holdsAddress(text: string): boolean {
  for (const reading of readingsOf(text)) if (SOME_ADDRESS.test(reading)) return true;
  return false;
}

/** Candidates for the addresses in a text, in any spelling, in lower case; some are not addresses. */
export function listAddresses(text: string): Set<string> {
  const found = new Set<string>();
  for (const reading of readingsOf(text)) {
    for (const [, local = '', domain = ''] of reading.matchAll(WHOLE_ADDRESS)) {
      const beginnings = [0, ...[...local.matchAll(SEPARATOR)].map(({ index }) => index + 1)];
      for (const begin of beginnings) {
        const name = local.slice(begin).replace(/^\.+/, '');
        if (name !== '') found.add(`${name}@${domain}`.toLowerCase());
      }
    }
  }
  return found;
}
