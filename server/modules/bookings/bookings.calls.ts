// Parts of the calls of the desk for other modules.
export { HasDemo } from './desk/calendar-errors.ts';
export type { CalendarParts } from './desk/calendar-parts.ts';
export { readDemo } from './desk/demo-view.ts';
