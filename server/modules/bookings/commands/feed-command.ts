import { command } from '../../../cli/command.ts';
import { Misuse } from '../../../cli/command-line.ts';
import type { OpenDesk } from '../../../cli/desk.ts';
import { findOrCreateFeedPath, rotateFeedPath } from '../feed/feed-address.ts';

export const showFeed = command({
  name: 'feed',
  usage: '[--rotate]',
  summary: 'prints the address of the calendar to subscribe to',
  details: [
    'Whoever has it sees who comes when, and can move and cancel: give it to the team alone.',
    'It shows the demos of the last 30 days and of the next 90.',
    'Google: Other calendars, From URL. Outlook: Add calendar, Subscribe from web. Apple: File, New Calendar Subscription.',
    '--rotate makes another one; the address before leads nowhere from then on.',
  ],
  options: { rotate: { type: 'boolean' } },
  read({ values: { rotate = false }, positionals }) {
    if (positionals.length > 0) throw new Misuse('feed takes nothing but --rotate');
    return async ({ database, clock, config, print, printError }: OpenDesk) => {
      const path = rotate ? await rotateFeedPath(database, clock()) : await findOrCreateFeedPath(database);
      if (config.publicUrl === null) {
        printError('PUBLIC_URL is not set: put the address at which others reach the server before it');
      }
      print(`${config.publicUrl ?? ''}${path}`);
      return undefined;
    };
  },
});
