import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { counted } from '../../../cli/terminal/figures.ts';
import { replayDeliveries } from '../deliveries/replay.ts';
import { LEAD_ID_HELP, readIdBeginning } from '../records/lead-argument.ts';
import { findLeadId } from '../records/lead-id.ts';

export const replayLead = (context: CommandContext) =>
  new Command('replay')
    .description('sends dead deliveries again, of one lead or of all')
    .argument('[id]', LEAD_ID_HELP, readIdBeginning)
    .option('--dead', 'those of all leads')
    .action(async (beginning, { dead = false }, command) => {
      if (dead === (beginning !== undefined))
        command.error('error: replay takes one lead, or --dead for all');
      await using open = await context.open();
      const leadId = beginning && (await findLeadId(open.database, beginning));
      const replayed = await replayDeliveries(open, { leadId });
      open.print(`${counted(replayed, 'delivery', 'deliveries')} due again`);
    });
