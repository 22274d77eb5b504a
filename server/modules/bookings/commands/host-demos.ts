import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { printableLine } from '../../../cli/terminal/printable.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { LEAD_ID_HELP, openBookings, readIdBeginning } from '../../leads/leads.queries.ts';
import { withCalendars } from '../calendars/with-calendars.ts';
import type { ChangeOutcome } from '../demos/change-outcome.ts';
import { noteOutcome } from '../desk/host-changes.ts';
import type { Host } from '../hosts/host.ts';
import type { Obstacle } from '../hosts/host-hours.rules.ts';
import { findHost, findNamedHost } from '../hosts/hosts.store.ts';
import { findBooking } from './booking-arguments.ts';
import { requireDone } from './change-bookings.ts';

export const reassignBooking = (context: CommandContext) =>
  new Command('reassign')
    .summary('gives a demo to another host')
    .description('Gives a demo to another host, at the same time; its visitor gets an email with the name.')
    .argument('<id>', LEAD_ID_HELP, readIdBeginning)
    .argument('[host]', 'email, or the beginning of the name; without it, who of the others fits best')
    .action(async (beginning, named) => {
      await using open = await context.open();
      const { database, print } = open;
      const { leadId } = await findBooking(database, beginning);
      const host = named === undefined ? undefined : await findNamedHost(database, named);
      const outcome = await openBookings(await withCalendars(open)).reassign(leadId, host?.id);
      if (outcome.kind === 'refused') {
        throw new Refusal(
          [
            `${host ? `${host.name} can’t` : 'no other host can'} take the demo of ${leadId}${whyNot(outcome, host)}`,
            ...(host ? [] : describeObstacles(outcome)),
          ].join('\n'),
        );
      }
      requireDone(outcome, leadId);
      print(`${leadId} is held by ${await hostOf(outcome, database)}`);
    });

export const swapBookings = (context: CommandContext) =>
  new Command('swap')
    .summary('has two hosts hold each other’s demo')
    .description('Has two hosts hold each other’s demo; both visitors get an email with the name.')
    .argument('<id>', LEAD_ID_HELP, readIdBeginning)
    .argument('<other>', LEAD_ID_HELP, readIdBeginning)
    .action(async (beginning, otherBeginning) => {
      await using open = await context.open();
      const { database, print } = open;
      const [one, other] = [
        await findBooking(database, beginning),
        await findBooking(database, otherBeginning),
      ];
      if (one.leadId === other.leadId) throw new Refusal('that is twice the same demo');
      const store = openBookings(await withCalendars(open));
      const outcome = await store.swap(one.leadId, other.leadId);
      if (outcome.kind === 'refused') {
        const why = describeObstacles(outcome, true);
        throw new Refusal(
          why.length > 0
            ? ['one of the hosts can’t take the other’s demo:', ...why].join('\n')
            : 'each of the two needs a host who gets demos: npm run bookings -- list',
        );
      }
      requireDone(outcome, `${one.leadId} or ${other.leadId}`);
      print(`${one.leadId} is held by ${await hostOf(outcome, database)}`);
      const swapped = await store.find(other.leadId);
      if (swapped)
        print(`${other.leadId} is held by ${await hostOf({ kind: 'done', booking: swapped }, database)}`);
    });

export const noteHeld = (context: CommandContext) =>
  new Command('held')
    .summary('notes that a demo took place')
    .description('Notes that a demo took place, and what came of it: a note of the lead.')
    .argument('<id>', LEAD_ID_HELP, readIdBeginning)
    .argument('[note]', 'what came of it')
    .action(async (beginning, note) => {
      await using open = await context.open();
      const { leadId } = await findBooking(open.database, beginning);
      requireNoted(await noteOutcome(open, leadId, { outcome: 'held', note }), leadId);
      open.print(`${leadId} was held`);
    });

export const noteMissed = (context: CommandContext) =>
  new Command('no-show')
    .summary('notes that the visitor did not come, and offers other times')
    .description('Notes that the visitor did not come. They get one friendly email with three other times.')
    .argument('<id>', LEAD_ID_HELP, readIdBeginning)
    .argument('[note]', 'a note of the lead')
    .action(async (beginning, note) => {
      await using open = await context.open();
      const { leadId } = await findBooking(open.database, beginning);
      const noted = await noteOutcome(await withCalendars(open), leadId, { outcome: 'no_show', note });
      requireNoted(noted, leadId);
      open.print(`${leadId} was missed by its visitor, who gets an email with other times`);
    });

/** @throws {Refusal} where it has not begun, or took place */
function requireNoted(noted: Awaited<ReturnType<typeof noteOutcome>>, leadId: string): void {
  if (noted.kind === 'not_begun') throw new Refusal(`the demo of ${leadId} has not begun`);
  if (noted.kind === 'was_held') throw new Refusal(`the demo of ${leadId} took place, as was noted before`);
  requireDone(noted, leadId);
}

type Refused = Extract<ChangeOutcome, { kind: 'refused' }>;

const OBSTACLES: Record<Obstacle, string> = {
  hours: 'is not there then, by the weekly hours',
  break: 'has a break then',
  off: 'has time off then',
  demo: 'has another demo then, buffers included',
  full: 'has as many demos that day as --most-a-day allows',
  busy: 'is busy then, by the calendar',
};

/** Returns the reason why one host cannot, as one half of a sentence. */
function whyNot({ obstacles = [] }: Refused, host: Host | undefined): string {
  if (!host) return obstacles.length > 0 ? ':' : '';
  if (!host.isActive) return ': inactive (npm run hosts -- edit --active)';
  const [found] = obstacles;
  return found ? `: ${host.name} ${OBSTACLES[found.obstacle]}` : ': its visitor has not confirmed it';
}

function describeObstacles({ obstacles = [] }: Refused, namesDemo = false): string[] {
  return obstacles.map(
    ({ leadId, host, obstacle }) =>
      `  ${printableLine(host)} ${OBSTACLES[obstacle]}${namesDemo ? ` (${leadId})` : ''}`,
  );
}

async function hostOf(outcome: ChangeOutcome, database: Database): Promise<string> {
  const host = outcome.kind === 'done' ? outcome.booking.host : null;
  return (host && (await findHost(database, host.id))?.name) ?? 'no one';
}
