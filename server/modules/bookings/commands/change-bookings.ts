import { Command } from '@commander-js/extra-typings';
import { DEMO_SLOTS } from 'contract/leads/demo-slots.ts';
import type { CommandContext, DatabaseContext } from '../../../cli/command-context.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { LEAD_ID_HELP, readIdBeginning } from '../../leads/records/lead-argument.ts';
import { moveDemo, openBookings } from '../../notifications/operator-bookings.ts';
import { whenOf } from '../booking-records.ts';
import type { ChangeOutcome } from '../bookings.store.ts';
import { createFreeSlots } from '../free-slots.ts';
import type { SeatRefusal } from '../seats.ts';
import { readStart } from './day-arguments.ts';
import { findBooking } from './find-booking.ts';

const [FIRST_TIME, LAST_TIME] = [DEMO_SLOTS[0]?.time, DEMO_SLOTS.at(-1)?.time];

export const moveBooking = (context: CommandContext) =>
  new Command('move')
    .summary('moves a demo to another half-hour')
    .description(
      'Moves a demo to another half-hour. It may ignore days of the week, notice and horizon, but not seats and closed days.',
    )
    .argument('<id>', LEAD_ID_HELP, readIdBeginning)
    .argument('<day>', 'in India, such as 2026-03-12')
    .argument('<time>', `in India, such as 08:30, from ${FIRST_TIME} to ${LAST_TIME}`)
    .action(async (beginning, day, time, _options, command) => {
      const start =
        readStart(day, time) ??
        command.error(
          `error: name a day and a half-hour in India, such as 2026-03-12 08:30, from ${FIRST_TIME} to ${LAST_TIME}`,
        );
      await using open = await context.open();
      const before = await findBooking(open.database, beginning);
      const outcome = await moveDemo(open, before.leadId, start);
      if (outcome.kind === 'passed') throw new Refusal(`${whenOf({ start })} has passed`);
      if (outcome.kind === 'refused') throw new Refusal(await describeRefusal(outcome.refusal, start, open));
      requireDone(outcome, before.leadId);
      open.print(`${before.leadId} is on ${whenOf({ start })} (was ${whenOf(before)})`);
    });

export const cancelBooking = (context: CommandContext) =>
  new Command('cancel')
    .description('cancels a demo and frees its seat')
    .argument('<id>', LEAD_ID_HELP, readIdBeginning)
    .action(async (beginning) => {
      await using open = await context.open();
      const before = await findBooking(open.database, beginning);
      requireDone(await openBookings(open).cancel(before.leadId), before.leadId);
      open.print(`${before.leadId} on ${whenOf(before)} is canceled`);
    });

function requireDone({ kind }: ChangeOutcome, leadId: string): void {
  if (kind === 'gone') throw new Refusal(`the demo of ${leadId} is canceled`);
  if (kind === 'past') throw new Refusal(`the demo of ${leadId} has begun`);
}

async function describeRefusal(
  refusal: SeatRefusal,
  start: Date,
  { database, config, clock }: DatabaseContext,
): Promise<string> {
  if (refusal === 'closed') return `${whenOf({ start })} is on a closed day: npm run bookings -- open`;
  if (refusal === 'own') return `the same person has another demo on ${whenOf({ start })}`;
  const free = await createFreeSlots(database, { rules: config, clock }).findAlternatives(start);
  const times = free.map(({ startDateTime }) => whenOf({ start: new Date(startDateTime) }));
  return [
    `${whenOf({ start })} is taken; the nearest that are free:`,
    ...times.map((time) => `  ${time}`),
  ].join('\n');
}
