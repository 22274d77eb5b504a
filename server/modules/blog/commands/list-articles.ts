import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { limitOption } from '../../../cli/options.ts';
import { printableLine } from '../../../cli/terminal/printable.ts';
import { formatTable } from '../../../cli/terminal/table.ts';
import { type ListedArticle, listEverything } from '../article-list.ts';

const HEADINGS = ['State', 'Date', 'Address', 'File'];
const DAY = 'YYYY-MM-DD'.length;
const MINUTE = 'YYYY-MM-DDTHH:MM'.length;

export const listCommand = (context: CommandContext) =>
  new Command('list')
    .summary('shows articles, the newest first, with their state')
    .description(
      'Shows articles, the newest first, with their state: live, scheduled, draft, removed; orphaned where the file is gone.',
    )
    .addOption(limitOption())
    .option('--json', 'as JSON')
    .action(async ({ limit, json }) => {
      await using open = await context.open({ mayCreate: true });
      const { config, database, clock, print, printError } = open;
      const { articles, hasFolder } = await listEverything(database, config.blogDir, clock());
      if (!hasFolder)
        printError(`there is no folder ${config.blogDir}, so articles without a file are not marked`);
      const shown = articles.slice(0, limit);
      if (shown.length < articles.length) printError(`${shown.length} of ${articles.length} articles`);
      if (json) return print(JSON.stringify(shown, undefined, 2));
      if (articles.length === 0) return print('no articles');
      for (const line of formatTable([HEADINGS, ...shown.map(cellsOf)], Number.POSITIVE_INFINITY))
        print(line);
      const orphan = articles.find(({ isOrphaned }) => isOrphaned);
      if (!orphan) return;
      print('');
      print(
        `The file of an orphaned article is gone: put it back, or npm run blog -- remove ${orphan.address}`,
      );
    });

function cellsOf({ state, isOrphaned, date, address, file, redirect }: ListedArticle): string[] {
  return [
    isOrphaned ? `${state}, orphaned` : state,
    dateOf(date),
    printableLine(redirect ? `${address} -> ${redirect}` : address),
    printableLine(file),
  ];
}

/** A day, where the article appears with the day. */
function dateOf(moment: string): string {
  const isMidnight = moment.endsWith('T00:00:00.000Z');
  return isMidnight ? moment.slice(0, DAY) : `${moment.slice(0, MINUTE).replace('T', ' ')} UTC`;
}
