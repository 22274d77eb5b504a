import { tidyText } from '../tidy-text.ts';
import { PHONE_TEXT_MAX_LENGTH } from './field-rules.ts';
import {
  asciiDigits,
  findPhoneProblem,
  PHONE_SENTENCES,
  type PhoneReading,
  readPhone,
} from './phone-number.ts';

/** Functions by which an office reads the texts of phone fields. */
export interface PhoneReader {
  /** The first number of a text, one without `+` as of the office's country. */
  read: (typed: string) => PhoneReading;
  /** Returns the reason why a text has no number that can be dialed, in one sentence; `undefined` where it has one. */
  findProblem: (text: string) => string | undefined;
  /** A number that was read, grouped as people read it. */
  show: (number: string) => string;
}

/** A number as `libphonenumber-js` has it. */
interface LibraryNumber {
  number: string;
  ext?: string | undefined;
  isPossible(): boolean;
  formatInternational(): string;
}

/** Part of `libphonenumber-js` that is needed, of which the server has more metadata than a page can carry. */
export interface PhoneLibrary<Country extends string> {
  findPhoneNumbersInText(
    text: string,
    country: Country,
  ): { number: LibraryNumber; startsAt: number; endsAt: number }[];
  parsePhoneNumberFromString(text: string, country?: Country): LibraryNumber | undefined;
}

/** Reads by the specification's own rules, which are for its office's country alone. */
export const specifiedPhones: PhoneReader = {
  read: readPhone,
  findProblem: findPhoneProblem,
  show: (number) => number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2'),
};

/** A number and nothing else: digits, and what people write between them. */
const WRITTEN = /^[+＋]?[\d\s()./\u2010-\u2015\u2212-]+$/;
/** The rest of a number that is spelled as a word, such as `-FLOWERS`. */
const SPELLED = /^[-.]?\p{L}/u;

/**
 * Reads by the rules of the library, for an office in any other country.
 * @param country ISO 3166, one that the library knows
 */
export function phonesOf<Country extends string>(
  { findPhoneNumbersInText, parsePhoneNumberFromString }: PhoneLibrary<Country>,
  country: Country,
): PhoneReader {
  function read(typed: string): PhoneReading {
    const text = asciiDigits(tidyText('phone', typed));
    if (text.length > PHONE_TEXT_MAX_LENGTH) return { number: '', leftOut: '' };
    const [found] = findPhoneNumbersInText(text, country);
    if (found && !SPELLED.test(text.slice(found.endsAt))) {
      const { number, startsAt, endsAt } = found;
      const rest = [text.slice(0, startsAt), number.ext ? `ext. ${number.ext}` : '', text.slice(endsAt)];
      return {
        number: number.number,
        leftOut: rest
          .map((part) => part.trim())
          .filter(Boolean)
          .join(' '),
      };
    }
    // Of any other text the library reads what it can, and passes over the rest.
    const parsed = WRITTEN.test(text) ? parsePhoneNumberFromString(text, country) : undefined;
    return { number: parsed?.isPossible() ? parsed.number : '', leftOut: '' };
  }

  return {
    read,
    findProblem(text) {
      if (read(text).number !== '') return undefined;
      if (!/\p{Nd}/u.test(text)) return PHONE_SENTENCES.missing;
      return /\p{L}/u.test(text) ? PHONE_SENTENCES.letters : PHONE_SENTENCES.foreign;
    },
    show: (number) => parsePhoneNumberFromString(number)?.formatInternational() ?? number,
  };
}
