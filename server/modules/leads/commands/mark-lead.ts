import { Command } from '@commander-js/extra-typings';
import { isVisible, TEXT_MAX_LENGTH } from 'contract/leads/field-rules.ts';
import { printable } from 'contract/printable.ts';
import type { CommandContext } from '../../../cli/command-context.ts';
import { Refusal } from '../../../shared/refusal.ts';
import type { SeatRefusal } from '../../bookings/bookings.queries.ts';
import { releaseWithDemo } from '../deliveries/operator-bookings.ts';
import { LEAD_ID_HELP, readIdBeginning } from '../records/lead-argument.ts';
import { findLeadId } from '../records/lead-id.ts';
import { insertNote, markLead } from '../records/mark-lead.ts';

export const handleLead = (context: CommandContext) =>
  new Command('handled')
    .description('marks a lead as handled')
    .argument('<id>', LEAD_ID_HELP, readIdBeginning)
    .option('--undo', 'marks it as new again')
    .action(async (beginning, { undo }) => {
      await using open = await context.open();
      const id = await findLeadId(open.database, beginning);
      const state = undo ? 'new' : 'handled';
      if (!(await markLead(open.database, { id, state, now: open.clock() }))) {
        throw new Refusal(`${id} is in quarantine: npm run leads -- release ${id} takes it out`);
      }
      open.print(`${id} is ${state}`);
    });

export const noteLead = (context: CommandContext) =>
  new Command('note')
    .description('adds a note to a lead')
    .argument('<id>', LEAD_ID_HELP, readIdBeginning)
    .argument('<text...>', `at most ${TEXT_MAX_LENGTH} characters`)
    .action(async (beginning, words, _options, command) => {
      const text = printable(words.join(' ')).trim();
      if (!isVisible(text)) command.error('error: a note needs a text');
      if (text.length > TEXT_MAX_LENGTH) {
        command.error(`error: a note has at most ${TEXT_MAX_LENGTH} characters`);
      }
      await using open = await context.open();
      const leadId = await findLeadId(open.database, beginning);
      await insertNote(open.database, { leadId, text, now: open.clock() });
      open.print(`noted to ${leadId}`);
    });

export const releaseLead = (context: CommandContext) =>
  new Command('release')
    .description('releases a lead from quarantine, and sends its messages')
    .argument('<id>', LEAD_ID_HELP, readIdBeginning)
    .action(async (beginning) => {
      await using open = await context.open();
      const id = await findLeadId(open.database, beginning);
      const outcome = await releaseWithDemo(open, id);
      if (outcome.kind === 'refused') throw new Refusal(describeLostSeat(id, outcome.refusal));
      if (outcome.kind === 'not_quarantined') throw new Refusal(`${id} is not in quarantine`);
      open.print(`${id} is new`);
    });

/** A demo that was asked for in quarantine has had no seat until now (decision 017). */
function describeLostSeat(id: string, refusal: SeatRefusal): string {
  const whys: Record<SeatRefusal, string> = {
    closed: 'is on a day that is closed',
    taken: 'is taken by another person',
    own: 'is one in which the same person has another demo',
  };
  return `the half-hour of ${id} ${whys[refusal]}: npm run bookings -- move ${id} gives it another, and then release it`;
}
