import { Command } from '@commander-js/extra-typings';
import { printable } from 'contract/printable.ts';
import type { CommandContext } from '../../../cli/command-context.ts';
import { printableJson, printableLine } from '../../../cli/terminal/printable.ts';
import { formatPairs, formatTable } from '../../../cli/terminal/table.ts';
import type { Host } from '../hosts/host.ts';
import { findNamedHost, listHosts } from '../hosts/hosts.store.ts';
import { countComingDemos } from '../hosts/hosts-demos.ts';
import { listTimeOff, type TimeOff } from '../hosts/time-off.store.ts';
import { writeWeeklyHours } from '../hosts/weekly-hours.ts';
import { HOST_HELP } from './host-options.ts';
import { describeTimeOff } from './time-off-arguments.ts';

const HEADINGS = ['Name', 'Email', 'State', 'Zone', 'Hours'];
/** Time off farther ahead is not shown. */
const SHOWN_MS = 400 * 86_400_000;

export const listAllHosts = (context: CommandContext) =>
  new Command('list')
    .description('lists the hosts')
    .option('--json', 'one JSON object per line')
    .action(async ({ json }) => {
      await using open = await context.open();
      const { database, print, paint, columns } = open;
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
      const [heading = '', ...lines] = formatTable([HEADINGS, ...rows], columns);
      print(paint('bold', heading));
      for (const line of lines) print(line);
    });

export const showHost = (context: CommandContext) =>
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
    ['To come', `${coming} demo${coming === 1 ? '' : 's'}: npm run bookings -- list`],
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
