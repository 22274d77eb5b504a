import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { PHONE_SENTENCES, type PhoneReading } from 'contract/leads/phone-number.ts';
import { type PhoneReader, phonesOf, specifiedPhones } from 'contract/leads/phone-reader.ts';
import {
  type CountryCode,
  findPhoneNumbersInText,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

const FROM_ABROAD = 'No number in India begins like this. For a number of another country, start with +';

/**
 * Reports whether a phone can be dialed as it is (E.164): its country has numbers of this length. Ranges of numbers
 * open faster than libraries are updated, so it is not checked whether this one is in use.
 */
export function isDialable(number: string): boolean {
  const read = parsePhoneNumberFromString(number);
  return read?.number === number && read.isPossible() && !isMeantForAbroad(read);
}

/** Returns the reason why a phone is refused, in one sentence for the person who typed it. */
export function describePhoneProblem(phone: unknown, country: string = DEFAULT_OFFICE.country): string {
  if (typeof phone !== 'string') return PHONE_SENTENCES.missing;
  const found = readerAt(country).findProblem(phone);
  if (found !== undefined) return found;
  const read = parsePhoneNumberFromString(phone);
  return read && isMeantForAbroad(read) ? FROM_ABROAD : PHONE_SENTENCES.foreign;
}

/** Reads the first number of a text, one without `+` as of the office's country. */
export function readPhoneAt(country: string, typed: string): PhoneReading {
  return readerAt(country).read(typed);
}

function readerAt(country: string): PhoneReader {
  if (country === DEFAULT_OFFICE.country) return specifiedPhones;
  return phonesOf<CountryCode>(
    { findPhoneNumbersInText, parsePhoneNumberFromString },
    country as CountryCode,
  );
}

/**
 * Reports whether a number without a `+` was read as one of India by mistake: India has none that begins so, and
 * another country does.
 */
function isMeantForAbroad(read: PhoneNumber): boolean {
  if (read.country !== 'IN' || read.isValid()) return false;
  return parsePhoneNumberFromString(`+${read.nationalNumber}`)?.isValid() ?? false;
}
