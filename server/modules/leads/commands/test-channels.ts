import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { Failure } from '../../../cli/run-command.ts';
import { findCopyReasonFor } from '../../../plugins/database/installation.ts';
import { readMailBrand } from '../../../plugins/mail/mail-brand.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { deliveryNotes } from '../deliveries/open-channels.ts';
import { testDeliveries } from '../deliveries/test-deliveries.ts';

export const testChannels = (context: CommandContext) =>
  new Command('test')
    .summary('sends a sample lead on every channel, and prints the results')
    .description(
      'Sends a sample lead on every channel, and prints the results. Stores nothing. It needs the settings of the server in its environment, since they are stored nowhere.',
    )
    .action(async () => {
      await using open = await context.open();
      const { config, clock, database, print } = open;
      const copyReason = await findCopyReasonFor(database, config);
      if (copyReason !== undefined) throw new Refusal(`nothing was sent, since this database ${copyReason}`);
      for (const note of deliveryNotes(config)) print(note);
      const tested = await testDeliveries({
        config,
        brand: await readMailBrand(config.siteDir),
        clock,
        onTested: ({ sentence }) => print(sentence),
      });
      if (tested.some(({ outcome }) => outcome.kind !== 'done')) throw new Failure();
    });
