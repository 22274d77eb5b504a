import type { CommandContext } from '../../../cli/command-context.ts';
import { commandGroup } from '../../../cli/run-command.ts';
import { cancelBooking, confirmBooking, moveBooking } from './change-bookings.ts';
import { closeForDemos, openForDemos } from './close-days.ts';
import { noteHeld, noteMissed, reassignBooking, swapBookings } from './host-demos.ts';
import { listBookings, showBooking } from './list-bookings.ts';
import { showFeed } from './show-feed.ts';

/** `npm run bookings`: shows, moves and cancels demos, and closes days for them. */
export const bookingsCommands = (context: CommandContext) =>
  commandGroup('npm run bookings --', [
    listBookings(context),
    showBooking(context),
    moveBooking(context),
    cancelBooking(context),
    confirmBooking(context),
    reassignBooking(context),
    swapBookings(context),
    noteHeld(context),
    noteMissed(context),
    closeForDemos(context),
    openForDemos(context),
    showFeed(context),
  ]);
