import { command } from '../../../../cli/command.ts';
import { Misuse } from '../../../../cli/command-line.ts';
import type { OpenDesk } from '../../../../cli/desk.ts';
import { drawWeek } from './draw-week.ts';
import { readWeek } from './read-week.ts';

export const showWeek = command({
  name: 'week',
  usage: '',
  summary: 'draws the last seven days: leads, what brought them, deliveries',
  options: {},
  read({ positionals }) {
    if (positionals.length > 0) throw new Misuse('week takes nothing');
    return async ({ database, clock, print, paint }: OpenDesk) => {
      for (const line of drawWeek(await readWeek(database, clock()), paint)) print(line);
      return undefined;
    };
  },
});
