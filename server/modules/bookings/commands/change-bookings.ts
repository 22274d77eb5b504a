import { Command } from '@commander-js/extra-typings';
import type { CommandContext, DatabaseContext } from '../../../cli/command-context.ts';
import { Refusal } from '../../../shared/refusal.ts';
import {
  LEAD_ID_HELP,
  moveDemo,
  openBookings,
  openFreeSlots,
  readIdBeginning,
} from '../../leads/leads.queries.ts';
import { withCalendars } from '../calendars/with-calendars.ts';
import { whenOf } from '../demos/booking-records.ts';
import type { ChangeOutcome } from '../demos/change-outcome.ts';
import type { SeatRefusal } from '../demos/seats.ts';
import { describeTimes, findBooking, readStart } from './booking-arguments.ts';

export const moveBooking = (context: CommandContext) =>
  new Command('move')
    .summary('moves a demo to another half-hour')
    .description(
      'Moves a demo to another half-hour. It may ignore days of the week, notice and horizon, but not seats and closed days.',
    )
    .argument('<id>', LEAD_ID_HELP, readIdBeginning)
    .argument('<day>', 'such as 2026-03-12')
    .argument('<time>', 'by the clock of the office, such as 08:30')
    .action(async (beginning, day, time, _options, command) => {
      await using open = await context.open();
      const { office } = open.config;
      const start = readStart(office, day, time) ?? command.error(`error: ${describeTimes(office)}`);
      const before = await findBooking(open.database, beginning);
      const outcome = await moveDemo(await withCalendars(open), before.leadId, start);
      if (outcome.kind === 'passed') throw new Refusal(`${whenOf(office, { start })} has passed`);
      if (outcome.kind === 'refused') throw new Refusal(await describeRefusal(outcome.refusal, start, open));
      requireDone(outcome, before.leadId);
      open.print(`${before.leadId} is on ${whenOf(office, { start })} (was ${whenOf(office, before)})`);
    });

export const cancelBooking = (context: CommandContext) =>
  new Command('cancel')
    .description('cancels a demo and frees its seat')
    .argument('<id>', LEAD_ID_HELP, readIdBeginning)
    .action(async (beginning) => {
      await using open = await context.open();
      const { office } = open.config;
      const before = await findBooking(open.database, beginning);
      requireDone(await openBookings(open).cancel(before.leadId), before.leadId);
      open.print(`${before.leadId} on ${whenOf(office, before)} is canceled`);
    });

export const confirmBooking = (context: CommandContext) =>
  new Command('confirm')
    .description('notes that its host holds a demo, where the host’s calendar could not be read')
    .argument('<id>', LEAD_ID_HELP, readIdBeginning)
    .action(async (beginning) => {
      await using open = await context.open();
      const before = await findBooking(open.database, beginning);
      requireDone(await openBookings(open).confirmByHost(before.leadId), before.leadId);
      open.print(`${before.leadId} on ${whenOf(open.config.office, before)} is confirmed`);
    });

/** @throws {Refusal} where nothing could be changed any more */
export function requireDone({ kind }: ChangeOutcome, leadId: string): void {
  if (kind === 'gone') throw new Refusal(`the demo of ${leadId} is canceled`);
  if (kind === 'past') throw new Refusal(`the demo of ${leadId} has begun`);
}

async function describeRefusal(refusal: SeatRefusal, start: Date, open: DatabaseContext): Promise<string> {
  const { office } = open.config;
  if (refusal === 'closed')
    return `${whenOf(office, { start })} is on a closed day: npm run bookings -- open`;
  if (refusal === 'own') return `the same person has another demo on ${whenOf(office, { start })}`;
  const free = await openFreeSlots(await withCalendars(open)).findAlternatives(start);
  const times = free.map(({ startDateTime }) => whenOf(office, { start: new Date(startDateTime) }));
  return [
    `${whenOf(office, { start })} is taken; the nearest that are free:`,
    ...times.map((time) => `  ${time}`),
  ].join('\n');
}
