import Type from 'typebox';
import { line } from '../fields.ts';
import { pageWords } from '../page-words.ts';
import { group, text, title } from '../parts.ts';

const points = Type.Array(line(200, { title: 'Point' }), { title: 'Points' });

/** Words around the calendar: `/book-demo` (S1 section 2.8). */
export const BookDemoSchema = group({
  ...pageWords,
  lede: text,
  points,
  afterBooking: group({ title, points }, { title: 'After a booking' }),
});
