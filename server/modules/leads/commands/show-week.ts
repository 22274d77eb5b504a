import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { readWeek } from '../records/week.ts';
import { drawWeek } from './draw-week.ts';

export const showWeek = (context: CommandContext) =>
  new Command('week')
    .description('charts the last seven days: leads, campaigns, deliveries')
    .action(async () => {
      await using open = await context.open();
      for (const line of drawWeek(await readWeek(open.database, open.clock()), open.paint)) open.print(line);
    });
