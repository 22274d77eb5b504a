import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { LEAD_KINDS } from 'contract/api-paths.ts';
import { DAY_MS } from 'contract/dates.ts';
import type { CommandContext, DatabaseContext } from '../../../cli/command-context.ts';
import { limitOption } from '../../../cli/options.ts';
import { describeShown, formatMinute } from '../../../cli/terminal/figures.ts';
import { printableJson, printableLine } from '../../../cli/terminal/printable.ts';
import { printTable } from '../../../cli/terminal/table.ts';
import { judgeDeliveries } from '../records/delivery.rules.ts';
import { LEAD_STATES, type LeadFilter } from '../records/lead-filter.ts';
import { shortenIds } from '../records/lead-id.ts';
import { type LeadRecord, readFirstLeads } from '../records/lead-record.ts';
import { subjectOf } from '../records/lead-subject.rules.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A command with the options that say which leads are meant. */
export function filteredCommand(name: string) {
  return new Command(name)
    .addOption(new Option('--kind <kind>', 'leads of this form').choices(LEAD_KINDS))
    .addOption(new Option('--state <state>', 'leads in this state').choices(LEAD_STATES))
    .option('--source <name>', 'leads whose visit named this utm_source first')
    .option('--campaign <name>', 'leads whose visit named this utm_campaign first')
    .option('--since <day>', 'from this day in UTC on, or from a time such as 2026-03-01T08:00Z', (typed) =>
      readMoment(typed, 0),
    )
    .option('--until <day>', 'to the end of this day in UTC, or until a time', (typed) =>
      readMoment(typed, DAY_MS),
    )
    .option(
      '--text <text>',
      'found in the form, the full name, a phone, how the visit began, a note, or the day of a demo; capitals, accents and kinds of apostrophes are ignored',
    );
}

/** The options of `filteredCommand` as the filter that they stand for. */
export function toFilter(options: Omit<LeadFilter, 'before'> & { until?: string | undefined }): LeadFilter {
  const { until, ...filter } = options;
  return { ...filter, before: until };
}

/**
 * @param dayMs added to a day without a time, so that a last day counts as a whole
 * @throws {InvalidArgumentError}
 */
function readMoment(typed: string, dayMs: number): string {
  const time = Date.parse(typed);
  const isDay = DAY.test(typed);
  // JavaScript takes the 30th of February for a day of March.
  const isReal = !Number.isNaN(time) && (!isDay || new Date(time).toISOString().startsWith(typed));
  if (!isReal)
    throw new InvalidArgumentError('It is a day such as 2026-03-31, or a time such as 2026-03-31T08:00Z.');
  return new Date(time + (isDay ? dayMs : 0)).toISOString();
}

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
      else await printLeads(leads, all, open);
    });

function printJson(leads: readonly LeadRecord[], all: number, context: CommandContext): void {
  for (const lead of leads) context.print(printableJson(lead));
  if (leads.length < all) context.printError(describeShown(leads.length, all, 'lead'));
}

async function printLeads(
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
  printTable(context, cells);
  print(paint('dim', describeShown(leads.length, all, 'lead')));
}

function cellsOf(lead: LeadRecord, now: Date): string[] {
  const { receivedAt, kind, state, email } = lead;
  const trouble = judgeDeliveries(lead.deliveries, now);
  return [
    formatMinute(receivedAt),
    kind,
    trouble ? `${state}, ${trouble}` : state,
    printableLine(email),
    printableLine(subjectOf(lead)),
  ];
}
