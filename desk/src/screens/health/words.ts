import type { HealthColor } from 'contract/desk/health.ts';
import type { Tone } from '../../shared/ui/Badge.tsx';

export const TONES: Readonly<Record<HealthColor, Tone>> = { green: 'good', amber: 'warn', red: 'bad' };

export const COLOR_WORDS: Readonly<Record<HealthColor, string>> = {
  green: 'Works',
  amber: 'Look today',
  red: 'Broken',
};

const FORMS: Readonly<Record<string, string>> = {
  demo: 'Book a demo',
  contact: 'Contact',
  agent: 'Your own agent',
  chatbot: 'Chatbot',
};

export function formName(form: string): string {
  return FORMS[form] ?? form;
}

const REASONS: Readonly<Record<string, string>> = {
  invalid_request: 'Missing, or not as the form expects it',
  rate_limited: 'Too many requests from one network',
  wrong_origin: 'Sent from another website',
  forbidden: 'Sent from another website',
  already_booked: 'This person has a demo already',
  too_many_bookings: 'Too many open demos from one place',
  idempotency_key_reused: 'The same key with other content',
  payload_too_large: 'Too large',
  overloaded: 'The server had too much to do',
  storage_unavailable: 'The database took nothing',
};

/** Returns the reason why a form was refused, in words. @param code of the error */
export function reasonOf(code: string): string {
  return REASONS[code] ?? sentenceOf(code.replaceAll('_', ' '));
}

/** A field as a person reads it: `First name` for `firstName`. */
export function fieldName(field: string): string {
  if (field === '') return 'The form as a whole';
  return sentenceOf(
    field
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll(/[_.]/g, ' ')
      .toLowerCase(),
  );
}

const PROBLEMS: readonly [RegExp, string][] = [
  [/^http_401$|^http_403$/, 'It refused our password or address'],
  [/^http_404$|^http_410$/, 'Its address does not exist any more'],
  [/^http_429$/, 'It asked us to wait'],
  [/^http_5\d\d$/, 'It answered with an error of its own'],
  [/^http_/, 'It refused the message'],
  [/timeout|etimedout/i, 'It did not answer in time'],
  [/econnrefused/i, 'Nothing answers at its address'],
  [/enotfound|edns|eai_again/i, 'Its name was not found'],
  [/eauth|535/i, 'It refused our name and password'],
  [/cert|tls|ssl|leaf_signature/i, 'Its certificate was not accepted'],
];

/** Returns a problem in words, before its code. */
export function problemOf(code: string): string {
  return PROBLEMS.find(([pattern]) => pattern.test(code))?.[1] ?? 'It failed';
}

function sentenceOf(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
