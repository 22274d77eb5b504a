import { isVisible, TEXT_MAX_LENGTH } from 'contract/leads/field-rules.ts';
import { v7 as uuidV7 } from 'uuid';
import { command } from '../../../cli/command.ts';
import { Misuse, Refusal } from '../../../cli/command-line.ts';
import type { OpenDesk } from '../../../cli/desk.ts';
import { printable } from '../../../cli/terminal/printable.ts';
import { openBookings } from '../../bookings/commands/change-bookings.ts';
import type { SeatRefusal } from '../../bookings/seats.ts';
import { releaseLead } from '../../notifications/replay.ts';
import { findLeadId, readIdBeginning } from '../records/lead-id.ts';

export const handleLead = command({
  name: 'handled',
  usage: '<id> [--undo]',
  summary: 'marks a lead as dealt with',
  options: { undo: { type: 'boolean' } },
  read({ values, positionals }) {
    if (positionals.length !== 1) throw new Misuse('handled takes one lead');
    const beginning = readIdBeginning(positionals[0]);
    const [from, to] = values.undo ? (['handled', 'new'] as const) : (['new', 'handled'] as const);
    return async ({ database, print }: OpenDesk) => {
      const id = await findLeadId(database, beginning);
      const { numUpdatedRows } = await database
        .updateTable('leads')
        .set({ state: to })
        .where('id', '=', id)
        .where('state', 'in', [from, to])
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        throw new Refusal(`${id} is in quarantine: npm run leads -- release ${id} takes it out`);
      }
      print(`${id} is ${to}`);
      return undefined;
    };
  },
});

export const noteLead = command({
  name: 'note',
  usage: '<id> <text>',
  summary: 'writes a note to a lead',
  options: {},
  read({ positionals: [typed, ...words] }) {
    const beginning = readIdBeginning(typed);
    const text = printable(words.join(' ')).trim();
    if (!isVisible(text)) throw new Misuse('a note has a text');
    if (text.length > TEXT_MAX_LENGTH) throw new Misuse(`a note has at most ${TEXT_MAX_LENGTH} characters`);
    return async ({ database, clock, print }: OpenDesk) => {
      const lead_id = await findLeadId(database, beginning);
      await database
        .insertInto('lead_notes')
        .values({ id: uuidV7(), lead_id, text, created_at: clock().toISOString() })
        .execute();
      print(`noted to ${lead_id}`);
      return undefined;
    };
  },
});

export const freeLead = command({
  name: 'release',
  usage: '<id>',
  summary: 'takes a lead out of quarantine, and tells people of it',
  options: {},
  read({ positionals }) {
    if (positionals.length !== 1) throw new Misuse('release takes one lead');
    const beginning = readIdBeginning(positionals[0]);
    return async (desk: OpenDesk) => {
      const { database, clock, print } = desk;
      const id = await findLeadId(database, beginning);
      const isReleased = await releaseLead({ database, clock }, id, async (transaction) => {
        const refusal = await openBookings(desk).hold(transaction, id);
        if (refusal) throw new Refusal(describeLostSeat(id, refusal));
      });
      if (!isReleased) throw new Refusal(`${id} is not in quarantine`);
      print(`${id} is new`);
      return undefined;
    };
  },
});

/** A demo that was asked for in quarantine has had no seat until now (decision 046). */
function describeLostSeat(id: string, refusal: SeatRefusal): string {
  const whys: Record<SeatRefusal, string> = {
    closed: 'is on a day that is closed',
    taken: 'is taken by another person',
    own: 'is one in which the same person has another demo',
  };
  return `the half-hour of ${id} ${whys[refusal]}: npm run bookings -- move ${id} gives it another, and then release it`;
}
