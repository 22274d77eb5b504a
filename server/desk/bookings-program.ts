import { cancelBooking, moveBooking } from './bookings/change-bookings.ts';
import { closeDays, openDays } from './bookings/close-days.ts';
import { showFeed } from './bookings/feed-command.ts';
import { listBookings, showBooking } from './bookings/list-bookings.ts';
import type { Program } from './command.ts';
import type { OpenDesk } from './desk.ts';
import { openDesk } from './open-desk.ts';

/** `npm run bookings`: which demos there are, and when there are none. */
export const BOOKINGS_PROGRAM: Program<OpenDesk> = {
  name: 'npm run bookings --',
  commands: [listBookings, showBooking, moveBooking, cancelBooking, closeDays, openDays, showFeed],
  open: openDesk,
};
