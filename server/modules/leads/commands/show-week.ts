import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { readWeek } from '../records/week.ts';
import { drawWeek } from './draw-week.ts';

export const showWeek = (context: CommandContext) =>
  new Command('week')
    .description('charts the last seven days: leads, campaigns, deliveries')
    .action(async () => {
      await using open = await context.open();
      const { database, config, clock, paint, print } = open;
      const week = await readWeek(database, clock(), { office: config.office, closed: config.holidays });
      for (const line of drawWeek(week, paint)) print(line);
    });
