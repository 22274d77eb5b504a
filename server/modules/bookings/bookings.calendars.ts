// Queries of the calendars of hosts for other modules.
export { listCalendars } from './calendars/calendars.store.ts';
export { CREDENTIALS_KEY, resealAll } from './calendars/credentials.ts';
export { type FailingCalendar, findFailingCalendars } from './calendars/failing-calendars.ts';
