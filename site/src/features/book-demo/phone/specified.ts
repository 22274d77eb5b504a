import { withDialedPhone } from 'contract/leads/phone-number.ts';
import { specifiedPhones } from 'contract/leads/phone-reader.ts';
import type { PagePhones } from './fetch-phones.ts';

/** What `/phone.js` is made of. */
export const phonesAt = (): PagePhones => ({ ...specifiedPhones, settle: withDialedPhone });
