import { Command } from '@commander-js/extra-typings';
import { startOfDay } from 'contract/bookings/office.ts';
import { laterDate } from 'contract/dates.ts';
import type { CommandContext } from '../../../cli/command-context.ts';
import { MOST_LINES, USUAL_LINES } from '../../../cli/options.ts';
import { counted } from '../../../cli/terminal/figures.ts';
import { listRecords, whenOf } from '../demos/booking-records.ts';
import { closeDays, openDays } from '../demos/closed-days.ts';
import { DAYS_HELP, readFewDays } from './day-arguments.ts';

export const closeForDemos = (context: CommandContext) =>
  new Command('close')
    .description('stops bookings for these days; demos that are booked already stay')
    .argument('<days>', DAYS_HELP, readFewDays)
    .action(async (days) => {
      await using open = await context.open();
      const { database, clock, print } = open;
      const { office } = open.config;
      print(`${counted(await closeDays(database, days, clock()), 'day')} closed`);
      const range = {
        from: startOfDay(office, days.first),
        until: startOfDay(office, laterDate(days.last, 1)),
      };
      const { records, all } = await listRecords(database, range, USUAL_LINES);
      if (all > 0) print(`${counted(all, 'demo')} on them: move or cancel each, or let it take place`);
      for (const record of records) print(`  ${record.leadId}  ${whenOf(office, record)}`);
      if (records.length < all) {
        const { first, last } = days;
        print(`  and more: npm run bookings -- list ${first}..${last} --limit ${Math.min(all, MOST_LINES)}`);
      }
    });

export const openForDemos = (context: CommandContext) =>
  new Command('open')
    .description('allows bookings for closed days again')
    .argument('<days>', DAYS_HELP, readFewDays)
    .action(async (days) => {
      await using open = await context.open();
      open.print(`${counted(await openDays(open.database, days), 'day')} opened`);
    });
