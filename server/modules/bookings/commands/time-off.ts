import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import type { Office } from 'contract/bookings/office.ts';
import { isoInZone, isRealDate } from 'contract/dates.ts';
import type { CommandContext, DatabaseContext } from '../../../cli/command-context.ts';
import { counted, formatMinute } from '../../../cli/terminal/figures.ts';
import { printableLine } from '../../../cli/terminal/printable.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { withCalendars } from '../calendars/with-calendars.ts';
import { whenOf } from '../demos/booking-records.ts';
import { type ReassignedDemo, reassignDemos } from '../desk/host-changes.ts';
import type { Host } from '../hosts/host.ts';
import { findHost, findNamedHost } from '../hosts/hosts.store.ts';
import { type ListedDemo, listHostsDemos } from '../hosts/hosts-demos.ts';
import type { Interval } from '../hosts/interval.ts';
import { readDaysOff } from '../hosts/time-off.rules.ts';
import { insertTimeOff, type TimeOff, takeBackTimeOff } from '../hosts/time-off.store.ts';
import { HOST_HELP } from './host-options.ts';

const TIME_OFF_HELP =
  'days such as 2026-12-24, 2026-12-24..2027-01-02 with both ends, or hours such as "2026-12-24 14:00-17:00", by the host’s clock';

const DAYS = /^(\d{4}-\d{2}-\d{2})(?:\.\.(\d{4}-\d{2}-\d{2}))?$/;
const HOURS = /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}:[0-5]\d)-(\d{1,2}:[0-5]\d)$/;

/** Reads it by the clock of a zone. */
type ReadTimeOff = (zone: string) => Interval;

/** @throws {InvalidArgumentError} */
function readTimeOff(typed: string): ReadTimeOff {
  const [, first, last = first] = DAYS.exec(typed) ?? [];
  const [, day, from, to] = HOURS.exec(typed) ?? [];
  const named = first ?? day;
  if (named === undefined || !isRealDate(named)) throw new InvalidArgumentError(`Name ${TIME_OFF_HELP}.`);
  const read = readDaysOff({ first: named, last: last ?? named, from, to });
  if (typeof read === 'string') throw new InvalidArgumentError(read);
  return read;
}

/** `2026-12-24 00:00 to 2027-01-03 00:00 Europe/Berlin (vacation)`, by the clock of a zone. */
export function describeTimeOff({ start, end, note }: Omit<TimeOff, 'id' | 'hostId'>, zone: string): string {
  const [from, to] = [start, end].map((at) => formatMinute(isoInZone(zone, new Date(at))));
  return `${from} to ${to} ${zone}${note === null ? '' : ` (${printableLine(note)})`}`;
}

export const giveTimeOff = (context: CommandContext) =>
  new Command('off')
    .summary('gives a host time off, and lists the demos in it')
    .description(
      'Gives a host time off: no demo is booked in it. Lists the demos that the host has in it; --move gives each to another host, or offers its visitor other times where no one else can.',
    )
    .argument('<host>', HOST_HELP)
    .argument('<when>', TIME_OFF_HELP, readTimeOff)
    .option('--note <text>', 'such as vacation; visitors never see it')
    .option('--move', 'moves the demos concerned')
    .action(async (named, readWhen, { note, move }) => {
      await using open = await context.open();
      const host = await findNamedHost(open.database, named);
      const when = readWhen(host.zone);
      if (when.end <= open.clock().getTime()) throw new Refusal('that time has passed');
      const facts = { ...when, hostId: host.id, note: note ?? null };
      const off = await insertTimeOff(open.database, facts, open.clock());
      open.print(`${host.name} is off from ${describeTimeOff(off, host.zone)}`);
      const from = Math.max(when.start, open.clock().getTime());
      const demos = await listHostsDemos(open.database, host.id, { start: from, end: when.end });
      if (demos.length === 0) return;
      if (move) await printMoved(await reassignDemos(await withCalendars(open), demos), open);
      else printConcerned(demos, open);
    });

export const endTimeOff = (context: CommandContext) =>
  new Command('on')
    .summary('takes back the time off that a host has then')
    .description(
      'Takes back the time off of a host on these days or in these hours; what lies before and after them stays.',
    )
    .argument('<host>', HOST_HELP)
    .argument('<when>', TIME_OFF_HELP, readTimeOff)
    .action(async (named, readWhen) => {
      await using open = await context.open();
      const host: Host = await findNamedHost(open.database, named);
      const { taken, left } = await takeBackTimeOff(open.database, host.id, readWhen(host.zone));
      if (taken.length === 0) throw new Refusal(`${host.name} has no time off then`);
      for (const off of taken) open.print(`${host.name} is there from ${describeTimeOff(off, host.zone)}`);
      for (const off of left) open.print(`  still off from ${describeTimeOff(off, host.zone)}`);
    });

/** Returns the time by the clock of the office, which need not be the host's. */
function whenWithZone(office: Office, demo: ListedDemo): string {
  return `${whenOf(office, demo)} ${office.zone}`;
}

function printConcerned(demos: readonly ListedDemo[], { print, config }: DatabaseContext): void {
  print(`${counted(demos.length, 'demo')} in it: --move, or npm run bookings -- reassign, move or cancel`);
  for (const demo of demos) print(`  ${demo.leadId}  ${whenWithZone(config.office, demo)}`);
}

async function printMoved(
  moved: readonly ReassignedDemo[],
  { database, print, config }: DatabaseContext,
): Promise<void> {
  for (const demo of moved)
    print(`  ${demo.leadId}  ${whenWithZone(config.office, demo)}  ${await describe(demo)}`);

  async function describe(demo: ReassignedDemo): Promise<string> {
    if (demo.kind === 'given')
      return `held by ${(await findHost(database, demo.hostId))?.name ?? 'another host'}`;
    if (demo.kind === 'over') return 'over';
    return `no one else is free: the visitor is offered ${counted(demo.offers.length, 'other time')}`;
  }
}
