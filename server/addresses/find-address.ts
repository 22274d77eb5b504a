import { addressPattern, BLANK, lettersPattern } from './address-pattern.ts';
import { type Reading, unescapeAll, unescapedTexts } from './unescape.ts';

/** Letters of either alphabet, on one line or on several; what an escape of JSON ends with is none of them. */
const BASE64 = /(?<!\\(?:u[0-9a-fA-F]{0,3})?)[A-Za-z0-9+/_-]+(?:[ \t]*\r?\n[A-Za-z0-9+/_-]+)*={0,2}/g;
const LINE_BREAK = /[ \t]*\r?\n/g;
/** A text in Base64 in a text in Base64: whoever wraps things in so many layers hides more than an address. */
const MOST_WRAPS = 2;
/** The shortest address, `a@b.cd`. */
const SHORTEST = 6;

/** How an address may stand in a text. */
export interface AddressSearch {
  /** Whether exactly this address stands in the text, in any spelling. */
  isIn: (text: string) => boolean;
  /** Whether its letters do, be it within a longer address, of somebody else. */
  mayBeIn: (text: string) => boolean;
  /** The text with each spelling of the address taken out; what was a blob of Base64 is taken out as a whole. */
  blank: (text: string) => string;
}

/**
 * Looks for an address as people, browsers and programs write it: in any case, with percent signs, entities and escapes, in
 * Base64 wherever in the coded text it begins.
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

/** Every text that stands in a text: as it is, without its escapes, and what was coded in Base64. */
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

/** What a blob may say: three bytes are four letters, and where they begin is not known, as letters before look the same. */
function decodeBase64(blob: string, shortest: number): string[] {
  const letters = blob.replaceAll(LINE_BREAK, '');
  if (letters.length * 3 < shortest * 4) return [];
  return [0, 1, 2, 3].map((offset) => Buffer.from(letters.slice(offset), 'base64').toString('latin1'));
}
