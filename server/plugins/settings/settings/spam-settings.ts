import { wholeNumber } from '../values.ts';
import { setting } from './setting.ts';

const ANY_NUMBER = 'a number from 1 to 1000000000';
const anyNumber = wholeNumber(1, 1_000_000_000);

/** From when leads are looked at more closely: `docs/limits.md`. */
export const SPAM_SETTINGS = {
  leadsPerEmailHour: setting(
    'LEADS_PER_EMAIL_HOUR',
    '10',
    'Leads per hour of one email address from one network; more are answered like any, and held back until an operator releases them. Also the emails per hour to one address that visitors set off; of more, the latest waits',
    ANY_NUMBER,
    anyNumber,
  ),
};
