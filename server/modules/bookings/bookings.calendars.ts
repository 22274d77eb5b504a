// Queries of the calendars of hosts for other modules.
export { listCalendars } from './calendars/calendars.store.ts';
export { CREDENTIALS_KEY, resealAll } from './calendars/credentials.ts';
export { findTroubledCalendars, type TroubledCalendar } from './calendars/troubled-calendars.ts';
