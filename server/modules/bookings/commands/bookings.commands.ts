import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { MOST_LINES, USUAL_LINES } from '../../../cli/options.ts';
import { commandGroup } from '../../../cli/run-command.ts';
import { counted } from '../../../cli/terminal/figures.ts';
import { listRecords, whenOf } from '../demos/booking-records.ts';
import { closeDays, openDays } from '../demos/closed-days.ts';
import { findOrCreateFeedPath, rotateFeedPath } from '../feed/feed-address.ts';
import { DAYS_HELP, momentsOf, printFeedAddress, readFewDays } from './booking-arguments.ts';
import { cancelBooking, confirmBooking, moveBooking } from './change-bookings.ts';
import { noteHeld, noteMissed, reassignBooking, swapBookings } from './host-demos.ts';
import { listBookings, showBooking } from './list-bookings.ts';

const showFeed = (context: CommandContext) =>
  new Command('feed')
    .summary('prints the address of the calendar to subscribe to')
    .description(
      'Prints the address of the calendar to subscribe to: the demos of the last 30 days and of the next 90. Anyone who has it sees who comes when, and can move and cancel: give it only to the team. Google: Other calendars, From URL. Outlook: Add calendar, Subscribe from web. Apple: File, New Calendar Subscription.',
    )
    .option('--rotate', 'makes a new one; the previous address stops working at once')
    .action(async ({ rotate }) => {
      await using open = await context.open();
      const { database, clock } = open;
      const path = rotate ? await rotateFeedPath(database, clock()) : await findOrCreateFeedPath(database);
      printFeedAddress(open, path);
    });

const closeForDemos = (context: CommandContext) =>
  new Command('close')
    .description('stops bookings for these days; demos that are booked already stay')
    .argument('<days>', DAYS_HELP, readFewDays)
    .action(async (days) => {
      await using open = await context.open();
      const { database, clock, print } = open;
      const { office } = open.config;
      print(`${counted(await closeDays(database, days, clock()), 'day')} closed`);
      const { records, all } = await listRecords(database, momentsOf(office, days), USUAL_LINES);
      if (all > 0) print(`${counted(all, 'demo')} on them: move or cancel each, or let it take place`);
      for (const record of records) print(`  ${record.leadId}  ${whenOf(office, record)}`);
      if (records.length < all) {
        const { first, last } = days;
        print(`  and more: npm run bookings -- list ${first}..${last} --limit ${Math.min(all, MOST_LINES)}`);
      }
    });

const openForDemos = (context: CommandContext) =>
  new Command('open')
    .description('allows bookings for closed days again')
    .argument('<days>', DAYS_HELP, readFewDays)
    .action(async (days) => {
      await using open = await context.open();
      open.print(`${counted(await openDays(open.database, days), 'day')} opened`);
    });

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
