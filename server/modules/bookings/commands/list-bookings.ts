import { indiaDate, laterDate, startOfDay } from 'contract/leads/demo-slots.ts';
import { bookingPath } from 'contract/site/addresses.ts';
import { command } from '../../../cli/command.ts';
import { Misuse, readLimit, USUAL_LINES } from '../../../cli/command-line.ts';
import type { OpenDesk } from '../../../cli/desk.ts';
import { describeShown } from '../../../cli/terminal/figures.ts';
import { printable, printableJson, printableLine } from '../../../cli/terminal/printable.ts';
import { formatPairs, formatTable } from '../../../cli/terminal/table.ts';
import { readIdBeginning, shortenIds } from '../../leads/records/lead-id.ts';
import { openBookingLinks } from '../booking-links.ts';
import { type BookingRecord, findRecord, listRecords, whenOf } from './booking-records.ts';
import { readDays } from './read-days.ts';

const HEADINGS = ['ID', 'When (India)', 'State', 'Name', 'Email'];

export const listBookings = command({
  name: 'list',
  usage: '[day or range] [--all] [--limit 50] [--json]',
  summary: 'lists demos, the next one first; without days, from today on',
  details: [
    '  2026-12-24, or 2026-12-24..2027-01-02: days in India',
    '  --all    the canceled ones too',
    `  --limit ${USUAL_LINES}   how many at most, up to 10,000`,
    '  --json   one demo to a line',
    '  waiting: of a lead in quarantine; it has no seat before npm run leads -- release',
    '  unconfirmed: its visitor has 30 minutes to confirm it by the link in an email',
  ],
  options: { all: { type: 'boolean' }, limit: { type: 'string' }, json: { type: 'boolean' } },
  read({ values, positionals }) {
    if (positionals.length > 1) throw new Misuse('list takes one day, or one range');
    const most = readLimit(values.limit);
    const days = positionals[0] === undefined ? undefined : readDays(positionals[0]);
    return async (desk: OpenDesk) => {
      const [first, last] = days ?? [indiaDate(desk.clock()), undefined];
      const range = {
        from: startOfDay(first),
        until: last === undefined ? undefined : startOfDay(laterDate(last, 1)),
        withCancelled: values.all ?? false,
      };
      const { records, all } = await listRecords(desk.database, range, most);
      if (values.json) printJson(records, all, desk);
      else {
        await printTable(records, all, desk);
        await printClosed(desk, { first, last, most });
      }
      return undefined;
    };
  },
});

function printJson(records: readonly BookingRecord[], all: number, desk: OpenDesk): void {
  for (const record of records) desk.print(printableJson(record));
  if (records.length < all) desk.printError(describeShown(records.length, all, 'demo'));
}

async function printTable(records: readonly BookingRecord[], all: number, desk: OpenDesk): Promise<void> {
  if (records.length === 0) return desk.print('no demos');
  const ids = await shortenIds(
    desk.database,
    records.map(({ leadId }) => leadId),
  );
  const rows = records.map((record, index) => [
    ids[index] ?? record.leadId,
    whenOf(record),
    stateInWords(record),
    printableLine(record.name),
    printableLine(record.email),
  ]);
  const [heading = '', ...lines] = formatTable([HEADINGS, ...rows], desk.columns);
  desk.print(desk.paint('bold', heading));
  for (const line of lines) desk.print(line);
  desk.print(desk.paint('dim', describeShown(records.length, all, 'demo')));
}

/** Closed days of the range, as far as there is room for them. */
async function printClosed(
  { database, print }: OpenDesk,
  { first, last, most }: { first: string; last: string | undefined; most: number },
): Promise<void> {
  let query = database.selectFrom('demo_closed_days').select('day').where('day', '>=', first);
  if (last !== undefined) query = query.where('day', '<=', last);
  const days = await query
    .orderBy('day')
    .limit(most + 1)
    .execute();
  for (const { day } of days.slice(0, most)) print(`closed: ${day}`);
  if (days.length > most) print('closed: later days too');
}

export const showBooking = command({
  name: 'show',
  usage: '<id> [--json]',
  summary: 'shows a demo and the link by which its visitor moves or cancels it',
  details: ['  <id>   of its lead, or enough of its beginning'],
  options: { json: { type: 'boolean' } },
  read({ values, positionals }) {
    if (positionals.length !== 1) throw new Misuse('show takes one demo');
    const beginning = readIdBeginning(positionals[0]);
    return async (desk: OpenDesk) => {
      const record = await findRecord(desk.database, beginning);
      const links = await openBookingLinks(desk.database, desk.clock);
      const link = (desk.config.publicUrl ?? '') + bookingPath(await links.makeToken(record.leadId));
      if (values.json) desk.print(printableJson({ ...record, link }, 2));
      else for (const line of describeRecord(record, link)) desk.print(line);
      return undefined;
    };
  },
});

/** JSON keeps the state as it is stored; people read it as the mails and `npm run leads` write it. */
function stateInWords({ state, confirmBy }: BookingRecord): string {
  if (state !== 'cancelled' && confirmBy) return 'unconfirmed';
  return state === 'cancelled' ? 'canceled' : state;
}

function describeRecord(record: BookingRecord, link: string): string[] {
  const { leadId, state, sequence, name, email, confirmBy } = record;
  return formatPairs([
    ['Lead', leadId],
    ['When', `${whenOf(record)} in India, ${record.start.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ['State', stateInWords(record)],
    ...(confirmBy
      ? ([['Confirm by', `${confirmBy.toISOString().slice(0, 16).replace('T', ' ')} UTC`]] satisfies [
          string,
          string,
        ][])
      : []),
    ['Changes', String(sequence)],
    ['Name', printable(name)],
    ['Email', printable(email)],
    ...(state === 'cancelled' ? [] : ([['Link', link]] satisfies [string, string][])),
  ]);
}
