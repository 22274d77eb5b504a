import { Command } from '@commander-js/extra-typings';
import { dayOf, type Office } from 'contract/bookings/office.ts';
import { printable } from 'contract/printable.ts';
import { bookingPath } from 'contract/site/addresses.ts';
import type { CommandContext, DatabaseContext } from '../../../cli/command-context.ts';
import { limitOption } from '../../../cli/options.ts';
import { describeShown, formatMinute } from '../../../cli/terminal/figures.ts';
import { printableJson, printableLine } from '../../../cli/terminal/printable.ts';
import { formatPairs, printTable } from '../../../cli/terminal/table.ts';
import { LEAD_ID_HELP, readIdBeginning, shortenIds } from '../../leads/leads.queries.ts';
import { openBookingLinks } from '../demos/booking-links.ts';
import {
  type BookingRecord,
  type DemoState,
  listRecords,
  stateOf,
  whenOf,
} from '../demos/booking-records.ts';
import { type DayRange, listClosedDays } from '../demos/closed-days.ts';
import { listGuests } from '../guests/guests.store.ts';
import { findHost, listHosts } from '../hosts/hosts.store.ts';
import { DAYS_HELP, findBooking, momentsOf, readDays } from './booking-arguments.ts';

export const listBookings = (context: CommandContext) =>
  new Command('list')
    .summary('lists demos, the next one first; without days, from today on')
    .description(
      'Lists demos, the next one first; without days, from today on. State: waiting is a demo in quarantine, without a seat until npm run leads -- release; unconfirmed is one that its visitor can confirm for 30 minutes by the link in an email; times offered is one that its host cannot hold, and whose visitor was sent other times; host to confirm waits for the word of its host.',
    )
    .argument('[days]', DAYS_HELP, readDays)
    .option('--all', 'canceled demos, too')
    .addOption(limitOption())
    .option('--json', 'one JSON object per line')
    .action(async (days, { all: withCancelled = false, limit, json }) => {
      await using open = await context.open();
      const { office } = open.config;
      const range: DayRange = days ?? { first: dayOf(office, open.clock()), last: undefined };
      const wanted = { ...momentsOf(office, range), withCancelled };
      const { records, all } = await listRecords(open.database, wanted, limit);
      if (json) return printJson(records, all, open);
      await printRecords(records, all, open);
      await printClosed(range, limit, open);
    });

function printJson(records: readonly BookingRecord[], all: number, context: CommandContext): void {
  for (const record of records) context.print(printableJson(record));
  if (records.length < all) context.printError(describeShown(records.length, all, 'demo'));
}

async function printRecords(
  records: readonly BookingRecord[],
  all: number,
  context: DatabaseContext,
): Promise<void> {
  const { database, config, print, paint } = context;
  const { office } = config;
  if (records.length === 0) return print('no demos');
  const ids = await shortenIds(
    database,
    records.map(({ leadId }) => leadId),
  );
  const names = new Map((await listHosts(database)).map(({ id, name }) => [id, name]));
  const ofHost = (text: string) => (names.size > 0 ? [text] : []);
  const rows = records.map((record, index) => [
    ids[index] ?? record.leadId,
    whenOf(office, record),
    stateInWords(record),
    ...ofHost(printableLine(names.get(record.host?.id ?? '') ?? 'none')),
    printableLine(record.name),
    printableLine(record.email),
  ]);
  const headings = ['ID', `When (${office.place})`, 'State', ...ofHost('Host'), 'Name', 'Email'];
  printTable(context, [headings, ...rows]);
  print(paint('dim', describeShown(records.length, all, 'demo')));
}

/** Prints the closed days of the range that there is room for. */
async function printClosed(
  range: DayRange,
  most: number,
  { database, print }: DatabaseContext,
): Promise<void> {
  const { days, hasMore } = await listClosedDays(database, range, most);
  for (const day of days) print(`closed: ${day}`);
  if (hasMore) print('closed: and later days');
}

export const showBooking = (context: CommandContext) =>
  new Command('show')
    .description('shows a demo and the link by which its visitor moves or cancels it')
    .argument('<id>', LEAD_ID_HELP, readIdBeginning)
    .option('--json', 'as JSON')
    .action(async (beginning, { json }) => {
      await using open = await context.open();
      const record = await findBooking(open.database, beginning);
      const links = await openBookingLinks(open.database, open.clock);
      const link = (open.config.publicUrl ?? '') + bookingPath(await links.makeToken(record.leadId));
      const guests = (await listGuests(open.database, record.leadId)).map(({ email }) => email);
      if (json) open.print(printableJson({ ...record, guests, link }, 2));
      else {
        const host = record.host && (await findHost(open.database, record.host.id));
        const lines = describeRecord({ ...record, guests }, link, open.config.office, host?.name);
        for (const line of lines) open.print(line);
      }
    });

/** JSON keeps the state as it is stored; people read it as the mails and `npm run leads` write it. */
function stateInWords(record: BookingRecord): string {
  return IN_WORDS[stateOf(record)];
}

const IN_WORDS: Record<DemoState, string> = {
  booked: 'held',
  unconfirmed: 'unconfirmed',
  'to-confirm': 'host to confirm',
  offered: 'times offered',
  waiting: 'waiting',
  canceled: 'canceled',
  'took-place': 'took place',
  'no-show': 'no-show',
};

function describeRecord(
  record: BookingRecord & { guests: readonly string[] },
  link: string,
  office: Office,
  host?: string,
): string[] {
  const { leadId, state, sequence, name, email, guests, confirmBy } = record;
  return formatPairs([
    ['Lead', leadId],
    ['When', `${whenOf(office, record)} in ${office.place}, ${minuteInUtc(record.start)}`],
    ['State', stateInWords(record)],
    ['Host', host === undefined ? undefined : printable(host)],
    ['Confirm by', confirmBy ? minuteInUtc(confirmBy) : undefined],
    ['Changes', String(sequence)],
    ['Name', printable(name)],
    ['Email', printable(email)],
    ['Guests', guests.length > 0 ? printable(guests.join(', ')) : undefined],
    ['Link', state === 'cancelled' ? undefined : link],
  ]);
}

function minuteInUtc(moment: Date): string {
  return `${formatMinute(moment.toISOString())} UTC`;
}
