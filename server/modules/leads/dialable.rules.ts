import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import {
  findPhoneProblem,
  PHONE_SENTENCES,
  PHONE_TEXT_MAX_LENGTH,
  type PhoneReading,
  readPhone,
} from 'contract/leads/phone-number.ts';
import { tidyText } from 'contract/tidy-text.ts';
import {
  type CountryCode,
  findPhoneNumbersInText,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

const FROM_ABROAD = 'No number in India begins like this. For a number of another country, start with +';

/**
 * Whether a phone can be dialed as it is (E.164): its country has numbers of this length. Ranges of numbers open faster
 * than libraries are updated, so whether this one is in use is not asked.
 */
export function isDialable(number: string): boolean {
  const read = parsePhoneNumberFromString(number);
  return read?.number === number && read.isPossible() && !isMeantForAbroad(read);
}

/** Why a phone is refused, in one sentence for the person who typed it. */
export function describePhoneProblem(phone: unknown, country: string = DEFAULT_OFFICE.country): string {
  if (typeof phone !== 'string') return PHONE_SENTENCES.missing;
  if (country !== DEFAULT_OFFICE.country) return describeElsewhere(phone);
  const found = findPhoneProblem(phone);
  if (found !== undefined) return found;
  const read = parsePhoneNumberFromString(phone);
  return read && isMeantForAbroad(read) ? FROM_ABROAD : PHONE_SENTENCES.foreign;
}

/**
 * Reads the first number of a text, one without `+` as of the office's country: those of the specification's by its own
 * rules, all others by the library's.
 */
export function readPhoneAt(country: string, typed: string): PhoneReading {
  if (country === DEFAULT_OFFICE.country) return readPhone(typed);
  const text = tidyText('phone', typed);
  if (text.length > PHONE_TEXT_MAX_LENGTH) return { number: '', leftOut: '' };
  const [found] = findPhoneNumbersInText(text, country as CountryCode);
  if (found) {
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
  const read = parsePhoneNumberFromString(text, country as CountryCode);
  return { number: read?.isPossible() ? read.number : '', leftOut: '' };
}

function describeElsewhere(phone: string): string {
  if (!/\p{Nd}/u.test(phone)) return PHONE_SENTENCES.missing;
  return /\p{L}/u.test(phone) ? PHONE_SENTENCES.letters : PHONE_SENTENCES.foreign;
}

/** Whether a number became one of India for want of a `+`: India has none that begins so, and another country does. */
function isMeantForAbroad(read: PhoneNumber): boolean {
  if (read.country !== 'IN' || read.isValid()) return false;
  return parsePhoneNumberFromString(`+${read.nationalNumber}`)?.isValid() ?? false;
}
