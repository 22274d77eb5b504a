import type { CommandContext } from '../../../cli/command-context.ts';
import { commandGroup } from '../../../cli/run-command.ts';
import { calendarCommands } from './calendar.commands.ts';
import { addHost, editHost, removeHost } from './change-hosts.ts';
import { listAllHosts, showHost } from './list-hosts.ts';
import { showHostFeed } from './show-host-feed.ts';
import { endTimeOff, giveTimeOff } from './time-off.ts';

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
