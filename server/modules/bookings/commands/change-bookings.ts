import { command } from '../../../cli/command.ts';
import { Misuse, Refusal } from '../../../cli/command-line.ts';
import type { OpenDesk } from '../../../cli/desk.ts';
import { readIdBeginning } from '../../leads/records/lead-id.ts';
import { createDemoOutbox } from '../../notifications/demo-outbox.ts';
import { type ChangeOutcome, createBookingStore } from '../bookings.store.ts';
import { createDemoCalendar } from '../calendar.ts';
import type { SeatRefusal } from '../seats.ts';
import { findRecord, whenOf } from './booking-records.ts';
import { readStart } from './read-days.ts';

export const moveBooking = command({
  name: 'move',
  usage: '<id> <day> <time>',
  summary: 'moves a demo to another half-hour',
  details: [
    '  2026-03-12 08:30   in India; days of the week, notice and horizon do not bind you, seats and closed days do',
  ],
  options: {},
  read({ positionals: [typed, day, time, ...more] }) {
    if (more.length > 0) throw new Misuse('move takes a demo, a day and a time');
    const beginning = readIdBeginning(typed);
    const start = readStart(day, time);
    return async (desk: OpenDesk) => {
      if (start <= desk.clock()) throw new Refusal(`${whenOf({ start })} has passed`);
      const before = await findRecord(desk.database, beginning);
      const outcome = await openBookings(desk).move(before.leadId, start);
      if (outcome.kind === 'refused') throw new Refusal(await describeRefusal(outcome.refusal, start, desk));
      requireDone(outcome, before.leadId);
      desk.print(`${before.leadId} is on ${whenOf({ start })} (was ${whenOf(before)})`);
      return undefined;
    };
  },
});

export const cancelBooking = command({
  name: 'cancel',
  usage: '<id>',
  summary: 'cancels a demo and frees its seat',
  options: {},
  read({ positionals }) {
    if (positionals.length !== 1) throw new Misuse('cancel takes one demo');
    const beginning = readIdBeginning(positionals[0]);
    return async (desk: OpenDesk) => {
      const before = await findRecord(desk.database, beginning);
      requireDone(await openBookings(desk).cancel(before.leadId), before.leadId);
      desk.print(`${before.leadId} on ${whenOf(before)} is canceled`);
      return undefined;
    };
  },
});

/** What the server does with a booking, at the desk. */
export function openBookings({ database, clock, config }: OpenDesk) {
  // A server that runs looks by itself for what there is to tell.
  const outbox = createDemoOutbox(() => {});
  return createBookingStore({ database, clock, seatsPerSlot: config.demoSeats, outbox });
}

function requireDone({ kind }: ChangeOutcome, leadId: string): void {
  if (kind === 'gone') throw new Refusal(`the demo of ${leadId} is canceled`);
  if (kind === 'past') throw new Refusal(`the demo of ${leadId} has begun`);
}

async function describeRefusal(refusal: SeatRefusal, start: Date, desk: OpenDesk): Promise<string> {
  if (refusal === 'closed') return `${whenOf({ start })} is on a closed day: npm run bookings -- open`;
  if (refusal === 'own') return `the same person has another demo on ${whenOf({ start })}`;
  const free = await createDemoCalendar(desk.database, {
    rules: desk.config,
    clock: desk.clock,
  }).findAlternatives(start);
  const times = free.map(({ startDateTime }) => whenOf({ start: new Date(startDateTime) }));
  return [
    `${whenOf({ start })} is taken; the nearest that are free:`,
    ...times.map((time) => `  ${time}`),
  ].join('\n');
}
