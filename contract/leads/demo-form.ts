import { clockOf, type DemoInterval, type Office, slotAt, slotsOf } from '../bookings/office.ts';
import { isRealDate } from '../dates.ts';

/**
 * The demo form as a browser posts it without script (`application/x-www-form-urlencoded`): the day and the slot stand
 * in two fields of their own, the phone as it is dialed in the office's country, and consent is a checkbox.
 */
export const DEMO_FORM_FIELDS = {
  date: 'date',
  time: 'time',
  consent: 'consent',
} as const;

/** Reports whether the form was posted without its checkbox; a request with the fields of the call has none. */
export function lacksConsent({ date, time, consent }: Record<string, string>): boolean {
  return (date !== undefined || time !== undefined) && !consent;
}

/**
 * Turns the posted form into the body of the demo call. What is missing or unreadable is passed on as it
 * is, so that the schema of the call refuses it by name; fields of the call itself are left alone.
 */
export function demoRequestFromForm(office: Office, form: Record<string, string>): Record<string, string> {
  const { date, time, consent: _consent, ...request } = form;
  if (date !== undefined || time !== undefined) {
    const slots = date !== undefined && isRealDate(date) ? slotsOf(office, date) : [];
    const { startDateTime = '', endDateTime = '' } = slots.find(({ label }) => label === time) ?? {};
    Object.assign(request, { startDateTime, endDateTime, timezone: office.zone });
  }
  return request;
}

/** The same form for another half-hour: in the fields in which it names one, or in those of the call. */
export function demoFormAt(
  office: Office,
  form: Record<string, string>,
  { startDateTime, endDateTime }: DemoInterval,
): Record<string, string> {
  if (form[DEMO_FORM_FIELDS.date] === undefined && form[DEMO_FORM_FIELDS.time] === undefined) {
    return { ...form, startDateTime, endDateTime };
  }
  const label = slotAt(office, startDateTime)?.label ?? clockOf(startDateTime);
  return { ...form, [DEMO_FORM_FIELDS.date]: startDateTime.slice(0, 10), [DEMO_FORM_FIELDS.time]: label };
}
