import { Command } from '@commander-js/extra-typings';
import type { CommandContext } from '../../../cli/command-context.ts';
import { commandGroup } from '../../../cli/run-command.ts';
import { findHostFeedPath } from '../feed/feed-address.ts';
import { findNamedHost } from '../hosts/hosts.store.ts';
import { calendarCommands } from './calendar.commands.ts';
import { addHost, editHost, removeHost } from './change-hosts.ts';
import { HOST_HELP } from './host-options.ts';
import { listAllHosts, showHost } from './list-hosts.ts';
import { endTimeOff, giveTimeOff } from './time-off.ts';

const showHostFeed = (context: CommandContext) =>
  new Command('feed')
    .summary('prints the address of the calendar of a host’s demos')
    .description(
      'Prints the address of the calendar of a host’s demos, to subscribe to. Anyone who has it sees who comes when, and can move and cancel: give it only to the host.',
    )
    .argument('<host>', HOST_HELP)
    .option('--rotate', 'makes a new one; the previous address stops working at once')
    .action(async (named, { rotate = false }) => {
      await using open = await context.open();
      const { database, config, print, printError } = open;
      const host = await findNamedHost(database, named);
      if (config.publicUrl === null) {
        printError('PUBLIC_URL is not set: put the origin at which others reach the server in front of it');
      }
      print(`${config.publicUrl ?? ''}${await findHostFeedPath(database, host.id, rotate)}`);
    });

/** `npm run hosts`: who holds demos, and when. */
export const hostsCommands = (context: CommandContext) =>
  commandGroup('npm run hosts --', [
    listAllHosts(context),
    showHost(context),
    addHost(context),
    editHost(context),
    removeHost(context),
    giveTimeOff(context),
    endTimeOff(context),
    calendarCommands(context),
    showHostFeed(context),
  ]);
