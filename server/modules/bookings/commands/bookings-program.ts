import type { Program } from '../../../cli/command.ts';
import type { OpenDesk } from '../../../cli/desk.ts';
import { openDesk } from '../../../cli/open-desk.ts';
import { cancelBooking, moveBooking } from './change-bookings.ts';
import { closeDays, openDays } from './close-days.ts';
import { showFeed } from './feed-command.ts';
import { listBookings, showBooking } from './list-bookings.ts';

/** `npm run bookings`: which demos there are, and when there are none. */
export const BOOKINGS_PROGRAM: Program<OpenDesk> = {
  name: 'npm run bookings --',
  commands: [listBookings, showBooking, moveBooking, cancelBooking, closeDays, openDays, showFeed],
  open: openDesk,
};
