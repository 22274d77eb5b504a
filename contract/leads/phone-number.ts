import { tidyText } from '../tidy-text.ts';
import { PHONE_TEXT_MAX_LENGTH } from './field-rules.ts';

/** Reading of a text in a phone field. */
export interface PhoneReading {
  /** Number that can be dialed from anywhere (E.164), such as `+919876543210`; empty where the text has none. */
  number: string;
  /** Rest that the number has no room for, such as `ext. 12` or a second number. */
  leftOut: string;
}

/** A number without a country code is one of the office's country (design.md, 'Open points'). */
const HOME_CODE = '91';
/** Ten digits, or a toll-free number. */
const HOME_NUMBER = /^(?:[1-9]\d{9}|18[06]0\d{7})$/;
/** The country codes of one and of two digits; all others have three (ITU-T E.164). */
const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** Prefixes of countries whose numbers begin with 0 from abroad too: Italy, San Marino and countries of Africa. */
const ZERO_STAYS = /^(?:39|378|22[569]|24[12])$/;
const E164 = /^\+\d{7,15}$/;
/** Length, `+` included, from which the text before a slash is a whole number; shorter, it may be an area code. */
const WHOLE_LENGTH = 11;

/** A country code that stands before a number with its own. */
const CODE_BEFORE_NUMBER = /^\+?\s?\(?(?:00)?\d{1,3}[\s()-]*(?=\+)/;
/** Digits with what people write between them. Letters and other signs end it: no digits are joined across them. */
const RUN = /\+?[\d\s()./,;|&\u2010-\u2015\u2212-]+/g;
/** They stand between two numbers, and also within one. */
const SEPARATOR_OR_END = /[/,;|&]|\s[\u2010-\u2015-]\s|$/g;
const EDGES = /^[^\p{L}\p{N}#+]+|[^\p{L}\p{N}]+$/gu;

/** The error messages of a phone field, the same on the site and on the server. */
export const PHONE_SENTENCES = {
  missing: 'Enter a phone number',
  letters: 'Use digits: letters can’t be dialed',
  home: 'A number in India has 10 digits. Outside India, start with + and your country code',
  foreign: 'Check this number: it can’t be dialed as it is',
} as const;

/**
 * Reads the first number of a text that can be dialed. The code of India that is typed once more counts once, a trunk 0
 * is left out, and a number of another country, after `+` or `00`, keeps its code. Whether the country has such numbers
 * is for the server to say.
 */
export function readPhone(typed: string): PhoneReading {
  const text = asciiDigits(tidyText('phone', typed)).replaceAll('＋', '+').replace(CODE_BEFORE_NUMBER, '');
  if (text.length > PHONE_TEXT_MAX_LENGTH) return { number: '', leftOut: '' };
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const found = findNumber(run);
    if (!found) continue;
    const { number, from, to } = found;
    const rest = [text.slice(0, index + from), text.slice(index + to)];
    return {
      number,
      leftOut: rest
        .map((part) => part.replaceAll(EDGES, ''))
        .filter(Boolean)
        .join(' '),
    };
  }
  return { number: '', leftOut: '' };
}

/**
 * The demo request with a phone that can be dialed. What the number has no room for is kept in the message; a phone that
 * cannot be read stays as it is, for the schema of the call to refuse.
 * @param read reads the numbers of another country than the specification's
 */
export function withDialedPhone<Request extends { phone: string; message?: string }>(
  request: Request,
  read = readPhone,
): Request {
  const { number, leftOut } = read(request.phone);
  if (number === '') return request;
  if (leftOut === '') return { ...request, phone: number };
  const note = `Phone as typed: ${request.phone}`;
  return { ...request, phone: number, message: request.message ? `${request.message}\n\n${note}` : note };
}

/** Returns the reason why a text has no number that can be dialed, in one sentence; `undefined` where it has one. */
export function findPhoneProblem(text: string): string | undefined {
  if (readPhone(text).number !== '') return undefined;
  if (!/\p{Nd}/u.test(text)) return PHONE_SENTENCES.missing;
  if (/\p{L}/u.test(text)) return PHONE_SENTENCES.letters;
  return /[+＋]/.test(text) ? PHONE_SENTENCES.foreign : PHONE_SENTENCES.home;
}

/** The first number of a run, and where it stands: the shortest that is whole, or else the longest. */
function findNumber(run: string): { number: string; from: number; to: number } | undefined {
  const ends = [...run.matchAll(SEPARATOR_OR_END)].map(({ index }) => index);
  for (const from of [0, ...ends.map((end) => end + 1)]) {
    let found: ReturnType<typeof findNumber>;
    for (const to of ends.filter((end) => end > from)) {
      const number = dialedFromAnywhere(run.slice(from, to));
      if (number !== '') found = { number, from, to };
      if (number.length >= WHOLE_LENGTH) break;
    }
    if (found) return found;
  }
  return undefined;
}

function dialedFromAnywhere(written: string): string {
  const digits = written.replaceAll(/\D/g, '');
  const isForeign = digits.startsWith('00') || (written.includes('+') && !digits.startsWith('0'));
  const number = digits.replace(/^0+/, '');
  if (!isForeign) return homeNumber(number);
  const [code = ''] = COUNTRY_CODE.exec(number) ?? [];
  if (code === HOME_CODE) return homeNumber(number.slice(code.length));
  const rest = ZERO_STAYS.test(code)
    ? number.slice(code.length)
    : number.slice(code.length).replace(/^0+/, '');
  // No number of North America begins with its trunk prefix, which is its country code too.
  const international = `+${code}${code === '1' ? rest.replace(/^1+/, '') : rest}`;
  return E164.test(international) ? international : '';
}

function homeNumber(digits: string): string {
  let rest = digits.replace(/^0+/, '');
  while (rest.length > 10 && rest.startsWith(HOME_CODE))
    rest = rest.slice(HOME_CODE.length).replace(/^0+/, '');
  return HOME_NUMBER.test(rest) ? `+${HOME_CODE}${rest}` : '';
}

/** The digits of every script as those of ASCII: `९८` becomes `98`. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, asciiDigit);
}

/** Returns the ASCII digit. The ten digits of a script stand in a row in Unicode; some rows follow each other. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
