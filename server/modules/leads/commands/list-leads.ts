import type { LeadKind } from 'contract/api-paths.ts';
import { command } from '../../../cli/command.ts';
import { Misuse, readLimit, USUAL_LINES } from '../../../cli/command-line.ts';
import type { OpenDesk } from '../../../cli/desk.ts';
import { describeShown } from '../../../cli/terminal/figures.ts';
import { printableJson, printableLine } from '../../../cli/terminal/printable.ts';
import { formatTable } from '../../../cli/terminal/table.ts';
import { describeBeginning } from '../records/booked-demo.rules.ts';
import { FILTER_HELP, FILTER_OPTIONS, type LeadFilter, readFilter } from '../records/lead-filter.ts';
import { shortenIds } from '../records/lead-id.ts';
import { type LeadRecord, readFirstLeads } from '../records/lead-record.ts';
import { judgeDeliveries } from './delivery.rules.ts';

/** Columns of a terminal in which there is room for what a lead is about. */
const ROOMY = 110;
const HEADINGS = ['ID', 'Received (UTC)', 'Kind', 'State', 'Email', 'About'];
/** The field that tells most of what a lead of the kind is about. */
const SUBJECT = {
  demo: 'startDateTime',
  contact: 'company',
  agent: 'name',
  chatbot: 'name',
} as const satisfies Record<LeadKind, string>;

interface Request {
  filter: LeadFilter;
  most: number;
  isJson: boolean;
}

export const listLeads = command({
  name: 'list',
  usage: '[filters] [--limit 50] [--json]',
  summary: 'lists leads, newest first',
  details: [
    ...FILTER_HELP,
    `  --limit ${USUAL_LINES}   how many at most, up to 10,000; export writes all`,
    '  --json       all that is known of each, as JSON, one lead to a line',
    '  Behind the state stands what became of telling people: late (not yet told), or dead (given up).',
  ],
  options: { ...FILTER_OPTIONS, limit: { type: 'string' }, json: { type: 'boolean' } },
  read({ values, positionals }) {
    if (positionals.length > 0) throw new Misuse('list takes no names; --text finds what stands in a lead');
    const request = {
      filter: readFilter(values),
      most: readLimit(values.limit),
      isJson: values.json ?? false,
    };
    return (desk: OpenDesk) => list(request, desk);
  },
});

async function list({ filter, most, isJson }: Request, desk: OpenDesk): Promise<undefined> {
  const { database, print, columns, clock } = desk;
  const { leads, all } = await readFirstLeads(database, filter, most);
  if (isJson) {
    for (const lead of leads) print(printableJson(lead));
    if (leads.length < all) desk.printError(describeShown(leads.length, all, 'lead'));
    return;
  }
  if (all === 0) return print('no leads') as undefined;
  const ids = await shortenIds(
    database,
    leads.map(({ id }) => id),
  );
  const rows = leads.map((lead, index) => [ids[index] ?? lead.id, ...cellsOf(lead, clock())]);
  const cells = [HEADINGS, ...rows].map((row) => (columns < ROOMY ? row.slice(0, -1) : row));
  const [heading = '', ...lines] = formatTable(cells, columns);
  print(desk.paint('bold', heading));
  for (const line of lines) print(line);
  print(desk.paint('dim', describeShown(leads.length, all, 'lead')));
}

function cellsOf(lead: LeadRecord, now: Date): string[] {
  const { receivedAt, kind, state, email } = lead;
  const telling = judgeDeliveries(lead.deliveries, now);
  return [
    receivedAt.slice(0, 16).replace('T', ' '),
    kind,
    telling ? `${state}, ${telling}` : state,
    printableLine(email),
    printableLine(subjectOf(lead)),
  ];
}

function subjectOf({ kind, body, booking }: LeadRecord): string {
  const subject = body[SUBJECT[kind]];
  return booking ? describeBeginning(booking, subject) : String(subject ?? '');
}
