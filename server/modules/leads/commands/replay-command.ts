import { command } from '../../../cli/command.ts';
import { Misuse } from '../../../cli/command-line.ts';
import type { OpenDesk } from '../../../cli/desk.ts';
import { counted } from '../../../cli/terminal/figures.ts';
import { replayDeliveries } from '../../notifications/replay.ts';
import { findLeadId, readIdBeginning } from '../records/lead-id.ts';

export const replayLead = command({
  name: 'replay',
  usage: '<id> | --dead',
  summary: 'delivers again what was given up, of a lead or of all',
  options: { dead: { type: 'boolean' } },
  read({ values: { dead = false }, positionals }) {
    if (dead ? positionals.length > 0 : positionals.length !== 1) {
      throw new Misuse('replay takes one lead, or --dead for all');
    }
    const beginning = dead ? undefined : readIdBeginning(positionals[0]);
    return async ({ database, clock, print }: OpenDesk) => {
      const leadId = beginning && (await findLeadId(database, beginning));
      const replayed = await replayDeliveries({ database, clock }, { leadId });
      print(`${counted(replayed, 'delivery', 'deliveries')} set due again`);
      return undefined;
    };
  },
});
