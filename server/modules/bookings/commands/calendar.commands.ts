import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Argument, Command } from '@commander-js/extra-typings';
import { isoInZone } from 'contract/dates.ts';
import type { CommandContext } from '../../../cli/command-context.ts';
import { counted, formatMinute } from '../../../cli/terminal/figures.ts';
import { printableLine } from '../../../cli/terminal/printable.ts';
import { printTable } from '../../../cli/terminal/table.ts';
import { Refusal } from '../../../shared/refusal.ts';
import {
  addCalendar,
  CALENDAR_ADDRESS,
  type CalendarState,
  calendarStateOf,
  readOnce,
} from '../calendars/add-calendar.ts';
import {
  deleteCalendar,
  findNamedCalendar,
  type HostCalendar,
  listCalendars,
} from '../calendars/calendars.store.ts';
import type { Reading } from '../calendars/reading-process.ts';
import { describeProblem, describeWriteProblem } from '../calendars/try-calendar.ts';
import { findHost, findNamedHost } from '../hosts/hosts.store.ts';

const HEADINGS = ['ID', 'Host', 'Kind', 'Demos', 'Last read', 'State'];
const ID_HELP = 'id, or the beginning of one, that calendar list shows';
const SHORT_ID = 8;

const add = (context: CommandContext) =>
  new Command('add')
    .summary('adds a calendar of a host, after reading it once')
    .description(
      'Adds a calendar of a host, after reading it once: a file at an address (ics), such as the secret one of Google or Outlook, or a calendar on a CalDAV server. Address and password are encrypted, and never shown.',
    )
    .argument('<host>', 'email or name of the host')
    .addArgument(new Argument('<kind>', 'what it is').choices(['ics', 'caldav'] as const))
    .argument('<address>', 'of the file, or any address of the CalDAV server')
    .option('--user <name>', 'name of the account')
    .option('--password-file <file>', 'file whose first line is the password; - reads it from standard input')
    .option('--calendar <name>', 'which calendar of the CalDAV account, if it has several')
    .option('--no-demos', 'writes no demos to this CalDAV calendar')
    .action(async (named, kind, address, { user, passwordFile, calendar, demos }, command) => {
      if (!CALENDAR_ADDRESS.test(address)) command.error('error: the address begins with https://');
      await using open = await context.open();
      const host = await findNamedHost(open.database, named);
      const password = passwordFile === undefined ? undefined : await readPassword(context.cwd, passwordFile);
      const account = { address, username: user, password };
      const added = { hostId: host.id, kind, account, name: calendar, takesDemos: demos };
      const { zone } = open.config.office;
      const { calendar: stored, read, name, warnings } = await addCalendar(open, added);
      const shownName = name === undefined ? '' : ` ${printableLine(name)}`;
      open.print(`${stored.id}: the calendar${shownName} of ${printableLine(host.name)} is read from now on`);
      for (const line of describeRead(read, zone)) open.print(line);
      for (const warning of warnings) open.print(warning);
      if (stored.takesDemos) open.print('Demos of this host are written to it (--no-demos writes none).');
    });

const list = (context: CommandContext) =>
  new Command('list')
    .description('lists the calendars of all hosts, without their addresses')
    .action(async () => {
      await using open = await context.open();
      const calendars = await listCalendars(open.database);
      if (calendars.length === 0) return open.print('no calendars');
      const { zone } = open.config.office;
      const rows: string[][] = [];
      for (const calendar of calendars) {
        const host = await findHost(open.database, calendar.hostId);
        rows.push([
          calendar.id.slice(0, SHORT_ID),
          printableLine(host?.name ?? ''),
          calendar.kind,
          calendar.takesDemos ? 'written' : '',
          minuteOf(calendar.goodAt, zone),
          stateOf(calendar, open.clock()),
        ]);
      }
      printTable(open, [HEADINGS, ...rows]);
    });

const remove = (context: CommandContext) =>
  new Command('remove')
    .description('forgets a calendar; demos that were written to it stay there')
    .argument('<id>', ID_HELP)
    .action(async (beginning) => {
      await using open = await context.open();
      const { id } = await findNamedCalendar(open.database, beginning);
      await deleteCalendar(open.database, id);
      open.print(`${id} is removed`);
    });

const test = (context: CommandContext) =>
  new Command('test')
    .description('reads a calendar once, changes nothing, and says what it found')
    .argument('<id>', ID_HELP)
    .action(async (beginning) => {
      await using open = await context.open();
      const calendar = await findNamedCalendar(open.database, beginning);
      const read = await readOnce(open, calendar);
      for (const line of describeRead(read, open.config.office.zone)) open.print(line);
    });

/** `npm run hosts -- calendar`: the calendars that make hosts busy. */
export const calendarCommands = (context: CommandContext) =>
  new Command('calendar')
    .description('calendars that make hosts busy, and to which demos are written')
    .addCommand(add(context))
    .addCommand(list(context))
    .addCommand(remove(context))
    .addCommand(test(context));

function describeRead({ busyTimes, firstBusy, events, ...problems }: Reading, zone: string): string[] {
  const next = firstBusy ? `, the first from ${minuteOf(firstBusy, zone)}` : '';
  return [
    `${counted(events, 'event')}, ${counted(busyTimes, 'busy time')} until the horizon${next}.`,
    ...describeUnread(problems),
  ];
}

function describeUnread({
  unread,
  damaged,
  unknownZones,
}: Pick<Reading, 'unread' | 'damaged' | 'unknownZones'>) {
  return [
    ...(unread > 0
      ? [`${counted(unread, 'event')} cannot be read, and ${unread === 1 ? 'makes' : 'make'} no time busy.`]
      : []),
    ...(damaged > 0
      ? [`${counted(damaged, 'damaged line')}: the events were read as far as they could be.`]
      : []),
    ...unknownZones.map(
      (zone) => `The zone ${printableLine(zone)} is unknown: its times are read as the host’s.`,
    ),
  ];
}

async function readPassword(cwd: string, file: string): Promise<string> {
  try {
    const text = await readFile(file === '-' ? '/dev/stdin' : resolve(cwd, file), 'utf8');
    return text.split(/\r?\n/)[0] ?? '';
  } catch {
    throw new Refusal(`${file} cannot be read`);
  }
}

const STATES: Record<CalendarState, string> = {
  unread: 'not read yet',
  'never-read': 'never read',
  stale: 'too old, so that demos must be confirmed',
  good: 'good',
  failing: 'cannot be read',
};

/** Describes the state of a calendar, and the problems of a good one. */
function stateOf(calendar: HostCalendar, now: Date): string {
  const state = calendarStateOf(calendar, now);
  const { problem, demosProblem, unread, damaged, unknownZones } = calendar;
  return [
    STATES[state] + (problem !== null && state !== 'good' ? `: ${describeProblem(problem)}` : ''),
    ...(unread > 0 ? [`${counted(unread, 'event')} unread`] : []),
    ...(damaged > 0 ? [counted(damaged, 'damaged line')] : []),
    ...(unknownZones.length > 0 ? [`unknown zones: ${unknownZones.map(printableLine).join(', ')}`] : []),
    ...(demosProblem !== null ? [`demos are not written: ${describeWriteProblem(demosProblem)}`] : []),
  ].join('; ');
}

/** `2026-03-10 07:30 Europe/Berlin`, by the clock of the office. */
function minuteOf(moment: Date | null, zone: string): string {
  return moment === null ? 'never' : `${formatMinute(isoInZone(zone, moment))} ${zone}`;
}
