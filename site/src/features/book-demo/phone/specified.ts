import { withDialedPhone } from 'contract/leads/phone-number.ts';
import { specifiedPhones } from 'contract/leads/phone-reader.ts';
import type { PagePhones } from './fetch-phones.ts';

/** Content of `/phone.js`. */
export const phonesAt = (): PagePhones => ({ ...specifiedPhones, settle: withDialedPhone });
