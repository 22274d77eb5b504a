import type { CommandContext, DatabaseContext } from '../../../cli/command-context.ts';
import { limitOption } from '../../../cli/options.ts';
import { describeShown } from '../../../cli/terminal/figures.ts';
import { printableJson, printableLine } from '../../../cli/terminal/printable.ts';
import { formatTable } from '../../../cli/terminal/table.ts';
import { judgeDeliveries } from '../records/delivery.rules.ts';
import { shortenIds } from '../records/lead-id.ts';
import { type LeadRecord, readFirstLeads } from '../records/lead-record.ts';
import { subjectOf } from '../records/lead-subject.rules.ts';
import { filteredCommand, toFilter } from './filter-options.ts';

/** Width of a terminal, in columns, from which there is room for the subject of a lead. */
const ROOMY = 110;
const HEADINGS = ['ID', 'Received (UTC)', 'Kind', 'State', 'Email', 'About'];

export const listLeads = (context: CommandContext) =>
  filteredCommand('list')
    .summary('lists leads, newest first')
    .description(
      'Lists leads, newest first. The state is followed by that of its messages: late (not sent yet), or dead (given up).',
    )
    .addOption(limitOption())
    .option('--json', 'all data of each, as JSON, one lead to a line; export writes all leads')
    .action(async ({ limit, json, ...options }) => {
      await using open = await context.open();
      const { leads, all } = await readFirstLeads(
        open.database,
        open.config.office,
        toFilter(options),
        limit,
      );
      if (json) printJson(leads, all, open);
      else await printTable(leads, all, open);
    });

function printJson(leads: readonly LeadRecord[], all: number, context: CommandContext): void {
  for (const lead of leads) context.print(printableJson(lead));
  if (leads.length < all) context.printError(describeShown(leads.length, all, 'lead'));
}

async function printTable(
  leads: readonly LeadRecord[],
  all: number,
  context: DatabaseContext,
): Promise<void> {
  const { database, print, columns, clock, paint } = context;
  if (all === 0) return print('no leads');
  const ids = await shortenIds(
    database,
    leads.map(({ id }) => id),
  );
  const rows = leads.map((lead, index) => [ids[index] ?? lead.id, ...cellsOf(lead, clock())]);
  const cells = [HEADINGS, ...rows].map((row) => (columns < ROOMY ? row.slice(0, -1) : row));
  const [heading = '', ...lines] = formatTable(cells, columns);
  print(paint('bold', heading));
  for (const line of lines) print(line);
  print(paint('dim', describeShown(leads.length, all, 'lead')));
}

function cellsOf(lead: LeadRecord, now: Date): string[] {
  const { receivedAt, kind, state, email } = lead;
  const trouble = judgeDeliveries(lead.deliveries, now);
  return [
    receivedAt.slice(0, 16).replace('T', ' '),
    kind,
    trouble ? `${state}, ${trouble}` : state,
    printableLine(email),
    printableLine(subjectOf(lead)),
  ];
}
