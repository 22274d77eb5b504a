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

/** The phone of the wire: `+91` followed by the digits typed (design.md, 'Open points'). */
export function withCountryCode(typed: string): string {
  const international = typed.trim().startsWith('+');
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return '';
  return international ? `+${digits}` : `+91${digits}`;
}
