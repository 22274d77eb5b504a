import { DEMO_SLOTS, DEMO_TIME_ZONE, type DemoInterval, demoInterval } from './demo-slots.ts';

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
  if (date !== undefined || time !== undefined) {
    const slot = DEMO_SLOTS.find(({ label }) => label === time);
    const interval = slot && date ? demoInterval(date, slot) : { startDateTime: '', endDateTime: '' };
    Object.assign(request, interval, { timezone: DEMO_TIME_ZONE });
  }
  return request;
}

/** The same form for another half-hour: in the fields in which it names one, or in those of the call. */
export function demoFormAt(form: Record<string, string>, interval: DemoInterval): Record<string, string> {
  if (form[DEMO_FORM_FIELDS.date] === undefined && form[DEMO_FORM_FIELDS.time] === undefined) {
    return { ...form, ...interval };
  }
  const [date = '', rest = ''] = interval.startDateTime.split('T');
  const slot = DEMO_SLOTS.find(({ time }) => rest.startsWith(time));
  return { ...form, [DEMO_FORM_FIELDS.date]: date, [DEMO_FORM_FIELDS.time]: slot?.label ?? '' };
}
