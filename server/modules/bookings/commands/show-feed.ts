import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { findOrCreateFeedPath, rotateFeedPath } from '../feed/feed-address.ts';

export const showFeed = (context: CommandContext) =>
  new Command('feed')
    .summary('prints the address of the calendar to subscribe to')
    .description(
      'Prints the address of the calendar to subscribe to: the demos of the last 30 days and of the next 90. Anyone who has it sees who comes when, and can move and cancel: give it only to the team. Google: Other calendars, From URL. Outlook: Add calendar, Subscribe from web. Apple: File, New Calendar Subscription.',
    )
    .option('--rotate', 'makes a new one; the previous address stops working at once')
    .action(async ({ rotate }) => {
      await using open = await context.open();
      const { database, clock, config, print, printError } = open;
      const path = rotate ? await rotateFeedPath(database, clock()) : await findOrCreateFeedPath(database);
      if (config.publicUrl === null) {
        printError('PUBLIC_URL is not set: put the origin at which others reach the server in front of it');
      }
      print(`${config.publicUrl ?? ''}${path}`);
    });
