// Queries and rules of this module for other modules.
export { sourceOf, type Touch } from './arrival.rules.ts';
export { createVisitsReader, mondaysUntil } from './read-visits.ts';
export { createSlowPagesFinder, type SlowPage } from './read-vitals.ts';
export { type CountedWeek, describeVisits } from './visit-words.rules.ts';
