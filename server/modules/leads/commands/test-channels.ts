import { command } from '../../../cli/command.ts';
import { FAILURE, Misuse, Refusal } from '../../../cli/command-line.ts';
import type { OpenDesk } from '../../../cli/desk.ts';
import { findCopyReasonFor } from '../../../plugins/database/installation.ts';
import { deliveryNotes } from '../../notifications/open-channels.ts';
import { testDeliveries } from '../../notifications/test-command.ts';
import { readProductName } from '../../site/product-name.ts';

export const testChannels = command({
  name: 'test',
  usage: '',
  summary: 'sends a made-up lead by every channel, and says what came back',
  details: [
    'Stores nothing. It needs the settings of the server: none of them is kept where it could read them.',
  ],
  options: {},
  read({ positionals }) {
    if (positionals.length > 0) throw new Misuse('test takes nothing behind its name');
    return async ({ config, clock, database, print }: OpenDesk) => {
      const copyReason = await findCopyReasonFor(database, config);
      if (copyReason !== undefined) throw new Refusal(`nothing was sent, since this database ${copyReason}`);
      for (const note of deliveryNotes(config)) print(note);
      const productName = await readProductName(config.siteDir);
      const tested = await testDeliveries({
        config,
        productName,
        clock,
        onTested: ({ sentence }) => print(sentence),
      });
      return tested.every(({ outcome }) => outcome.kind === 'done') ? undefined : FAILURE;
    };
  },
});
