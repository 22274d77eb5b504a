import { type Reading, unescapeAll, unescapedTexts } from './unescape.ts';

/** A run of Base64 in either alphabet, on one line or several. The letters of a JSON escape do not belong to it. */
const BASE64 = /(?<!\\(?:u[0-9a-fA-F]{0,3})?)[A-Za-z0-9+/_-]+(?:[ \t]*\r?\n[A-Za-z0-9+/_-]+)*={0,2}/g;
const LINE_BREAK = /[ \t]*\r?\n/g;
/** Depth to which Base64 within Base64 is decoded. */
const MOST_WRAPS = 2;
/** The shortest address, `a@b.cd`. */
const SHORTEST = 6;

/** Finds one address in texts. */
export interface AddressSearch {
  /** Reports whether the text contains exactly this address, in any spelling. */
  isIn: (text: string) => boolean;
  /** Reports whether the text contains its letters, also within the longer address of another person. */
  mayBeIn: (text: string) => boolean;
  /** The text without any spelling of the address; a run of Base64 that contains it is removed whole. */
  blank: (text: string) => string;
}

/**
 * Looks for an address as people, browsers and programs write it: in any case, percent-encoded, with HTML entities or
 * escapes, and in Base64 at any alignment.
 */
export function searchFor(email: string): AddressSearch {
  const exactly = addressPattern(email);
  const letters = lettersPattern(email);
  return {
    isIn: (text) => isFound(text, exactly, email.length, MOST_WRAPS),
    mayBeIn: (text) => isFound(text, letters, email.length, MOST_WRAPS),
    blank: (text) => cutOut(text, findRanges(text, exactly, email.length)),
  };
}

/** All readings of a text: as it is, unescaped, and its runs of Base64 decoded. */
export function* readingsOf(text: string, shortest = SHORTEST, wraps = MOST_WRAPS): Generator<string> {
  for (const reading of unescapedTexts(text)) {
    yield reading;
    if (wraps === 0) continue;
    for (const { 0: blob } of reading.matchAll(BASE64)) {
      for (const decoded of decodeBase64(blob, shortest)) yield* readingsOf(decoded, shortest, wraps - 1);
    }
  }
}

function isFound(text: string, pattern: RegExp, shortest: number, wraps: number): boolean {
  for (const reading of readingsOf(text, shortest, wraps)) if (reading.search(pattern) !== -1) return true;
  return false;
}

type Range = [from: number, to: number];

function findRanges(text: string, pattern: RegExp, shortest: number): Range[] {
  return unescapeAll(text).flatMap((reading) => {
    const plain = [...reading.text.matchAll(pattern)];
    const coded = [...reading.text.matchAll(BASE64)].filter(({ 0: blob }) =>
      decodeBase64(blob, shortest).some((decoded) => isFound(decoded, pattern, shortest, MOST_WRAPS - 1)),
    );
    return [...plain, ...coded].map((match) => rangeOf(reading, match));
  });
}

function rangeOf({ placeOf }: Reading, { index, 0: found }: RegExpExecArray): Range {
  return [placeOf(index), placeOf(index + found.length)];
}

function cutOut(text: string, ranges: readonly Range[]): string {
  let kept = '';
  let end = 0;
  for (const [from, to] of ranges.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])) {
    if (from >= end) kept += text.slice(end, from) + BLANK;
    end = Math.max(end, to);
  }
  return kept + text.slice(end);
}

/** Decodes a run at each of four offsets: letters in front of the encoded text look like a part of it. */
function decodeBase64(blob: string, shortest: number): string[] {
  const letters = blob.replaceAll(LINE_BREAK, '');
  if (letters.length * 3 < shortest * 4) return [];
  return [0, 1, 2, 3].map((offset) => Buffer.from(letters.slice(offset), 'base64').toString('latin1'));
}

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

/** Reports whether a text contains any email address, in any spelling. */
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

/**
 * Signs before the match that would make it the end of a longer address. The letter of a JSON escape such as `\\n` is
 * no such sign, and an apostrophe is one only between letters.
 */
const LONGER_BEFORE = "(?<!(?<!\\\\)[A-Za-z0-9._%+-]|[A-Za-z0-9]')";
const LONGER_BEHIND = '(?![A-Za-z0-9-]|\\.[A-Za-z0-9])';

/** Matches exactly this address, in any case, and no longer address that contains it. */
export function addressPattern(email: string): RegExp {
  return new RegExp(`${LONGER_BEFORE}${literally(email)}${LONGER_BEHIND}`, 'gi');
}

/** Matches the letters of the address in any case, also within a longer address. */
export function lettersPattern(email: string): RegExp {
  return new RegExp(literally(email), 'gi');
}

/** Replaces an erased address. */
export const BLANK = '[removed]';

function literally(email: string): string {
  return email.replaceAll(/[^\w@-]/g, '\\$&');
}
