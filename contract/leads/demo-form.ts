import { DEMO_SLOTS, DEMO_TIME_ZONE, demoInterval } from './demo-slots.ts';

/**
 * The demo form as a browser posts it without script (`application/x-www-form-urlencoded`): the day and
 * the slot stand in two fields of their own, the phone without its fixed +91, and consent is a checkbox.
 */
export const DEMO_FORM_FIELDS = {
  date: 'date',
  time: 'time',
  consent: 'consent',
} as const;

/** Whether the form was posted without its checkbox; a request with the fields of the call has none. */
export function lacksConsent({ date, time, consent }: Record<string, string>): boolean {
  return (date !== undefined || time !== undefined) && !consent;
}

/**
 * Turns the posted form into the body of the demo call. What is missing or unreadable is passed on as it
 * is, so that the schema of the call refuses it by name; fields of the call itself are left alone.
 */
export function demoRequestFromForm(form: Record<string, string>): Record<string, string> {
  const { date, time, consent: _consent, ...request } = form;
  if (request.phone !== undefined) request.phone = withCountryCode(request.phone);
  if (date !== undefined || time !== undefined) {
    const slot = DEMO_SLOTS.find(({ label }) => label === time);
    const interval = slot && date ? demoInterval(date, slot) : { startDateTime: '', endDateTime: '' };
    Object.assign(request, interval, { timezone: DEMO_TIME_ZONE });
  }
  return request;
}

/**
 * The phone of the wire: `+91` followed by the digits typed (design.md, 'Open points'), so that it can be
 * dialled whatever was pasted behind the fixed +91. A code of India that is typed once more counts once, a
 * trunk 0 is left out, digits of other scripts become ASCII, and a number of another country, after `+` or
 * `00`, keeps its code. Empty when there is nothing to dial.
 */
export function withCountryCode(typed: string): string {
  const digits = typed.replaceAll(/\p{Nd}/gu, asciiDigit).replaceAll(/\D/g, '');
  const isInternational = /^\P{Nd}*[+＋]/u.test(typed) || digits.startsWith('00');
  const number = digits.replace(/^0+/, '');
  if (isInternational && number !== '' && !number.startsWith('91')) return `+${number}`;
  const national = number.replace(isInternational ? /^91/ : /^91(?=0?\d{10}$)/, '').replace(/^0+/, '');
  return national === '' ? '' : `+91${national}`;
}

/** In Unicode the ten digits of a script stand in a row, from 0 to 9; some rows follow each other. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
