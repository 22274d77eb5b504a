import { withDialedPhone } from 'contract/leads/phone-number.ts';
import { phonesOf } from 'contract/leads/phone-reader.ts';
import { type CountryCode, findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PagePhones } from './fetch-phones.ts';

/**
 * Returns the content of `/phone-elsewhere.js`.
 * @param country ISO 3166
 */
export function phonesAt(country: string): PagePhones {
  const phones = phonesOf<CountryCode>(
    { findPhoneNumbersInText, parsePhoneNumberFromString },
    country as CountryCode,
  );
  return { ...phones, settle: (request) => withDialedPhone(request, phones.read) };
}
