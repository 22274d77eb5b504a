import { Command } from '@commander-js/extra-typings';
import { writeWeeklyHours } from 'contract/bookings/weekly-hours.ts';
import { printable } from 'contract/printable.ts';
import type { CommandContext } from '../../../cli/command-context.ts';
import { commandGroup } from '../../../cli/run-command.ts';
import { counted } from '../../../cli/terminal/figures.ts';
import { printableJson, printableLine } from '../../../cli/terminal/printable.ts';
import { formatPairs, printTable } from '../../../cli/terminal/table.ts';
import { findHostFeedPath } from '../feed/feed-address.ts';
import type { Host } from '../hosts/host.ts';
import { findNamedHost, listHosts } from '../hosts/hosts.store.ts';
import { countComingDemos } from '../hosts/hosts-demos.ts';
import { listTimeOff, type TimeOff } from '../hosts/time-off.store.ts';
import { printFeedAddress } from './booking-arguments.ts';
import { calendarCommands } from './calendar.commands.ts';
import { addHost, editHost, removeHost } from './change-hosts.ts';
import { HOST_HELP } from './host-options.ts';
import { describeTimeOff, endTimeOff, giveTimeOff } from './time-off.ts';

const HEADINGS = ['Name', 'Email', 'State', 'Zone', 'Hours'];
/** Time off farther ahead is not shown. */
const SHOWN_MS = 400 * 86_400_000;

const listAllHosts = (context: CommandContext) =>
  new Command('list')
    .description('lists the hosts')
    .option('--json', 'one JSON object per line')
    .action(async ({ json }) => {
      await using open = await context.open();
      const { database, print } = open;
      const hosts = await listHosts(database);
      if (json) return hosts.forEach((host) => void print(printableJson(asWritten(host))));
      if (hosts.length === 0) return print('no hosts: half-hours have as many seats as DEMO_SEATS says');
      const rows = hosts.map((host) => [
        printableLine(host.name),
        host.email,
        stateOf(host),
        host.zone,
        writeWeeklyHours(host.hours),
      ]);
      printTable(open, [HEADINGS, ...rows]);
    });

const showHost = (context: CommandContext) =>
  new Command('show')
    .description('shows a host, how many demos and which time off are to come')
    .argument('<host>', HOST_HELP)
    .option('--json', 'as JSON')
    .action(async (named, { json }) => {
      await using open = await context.open();
      const { database, clock, print } = open;
      const host = await findNamedHost(database, named);
      const now = clock().getTime();
      const off = await listTimeOff(database, { start: now, end: now + SHOWN_MS }, host.id);
      if (json) return print(printableJson({ ...asWritten(host), timeOff: off.map(inUtc) }, 2));
      const coming = await countComingDemos(database, host.id, clock());
      for (const line of describeHost(host, coming, off)) print(line);
    });

function describeHost(host: Host, coming: number, off: readonly TimeOff[]): string[] {
  return formatPairs([
    ['Name', printable(host.name)],
    ['Email', host.email],
    ['State', stateOf(host)],
    ['Zone', host.zone],
    ['Hours', writeWeeklyHours(host.hours) || 'none'],
    ['Breaks', writeWeeklyHours(host.breaks) || 'none'],
    ['Buffers', `${host.bufferBefore} minutes before, ${host.bufferAfter} after`],
    ['Most a day', String(host.mostADay ?? 'no limit')],
    ['Weight', String(host.weight)],
    ['Meeting', host.meetingUrl ?? 'DEMO_MEETING_URL'],
    ['To come', `${counted(coming, 'demo')}: npm run bookings -- list`],
    ...off.map((each): [string, string] => ['Off', describeTimeOff(each, host.zone)]),
  ]);
}

function stateOf({ isActive }: Host): string {
  return isActive ? 'active' : 'inactive';
}

function asWritten(host: Host) {
  return { ...host, hours: writeWeeklyHours(host.hours), breaks: writeWeeklyHours(host.breaks) };
}

function inUtc({ start, end, note }: TimeOff) {
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString(), note };
}

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
      const host = await findNamedHost(open.database, named);
      printFeedAddress(open, await findHostFeedPath(open.database, host.id, rotate));
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
