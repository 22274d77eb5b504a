import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { Option } from '@commander-js/extra-typings';
import { BYTE_ORDER_MARK, csvLine } from 'contract/csv.ts';
import type { CommandContext, DatabaseContext } from '../../../cli/command-context.ts';
import { writePrivateFile } from '../../../cli/private-file.ts';
import { counted } from '../../../cli/terminal/figures.ts';
import { printableJson } from '../../../cli/terminal/printable.ts';
import { CSV_COLUMNS, csvCells } from '../records/lead-csv.ts';
import type { LeadFilter } from '../records/lead-filter.ts';
import { type LeadRecord, readLeads } from '../records/lead-record.ts';
import { filteredCommand, toFilter } from './list-leads.ts';

/** Formats of exports, by the ending of a file's name. */
const FORMATS = {
  csv: {
    head: BYTE_ORDER_MARK + csvLine(CSV_COLUMNS),
    lineOf: (lead: LeadRecord) => csvLine(csvCells(lead)),
  },
  'csv-plain': {
    head: csvLine(CSV_COLUMNS),
    lineOf: (lead: LeadRecord) => csvLine(csvCells(lead), { isForPrograms: true }),
  },
  jsonl: { head: '', lineOf: (lead: LeadRecord) => `${printableJson(lead)}\n` },
} as const;

type Format = keyof typeof FORMATS;
const FORMAT_NAMES = Object.keys(FORMATS) as Format[];

interface Request {
  filter: LeadFilter;
  format: Format;
  /** Standard output when none is named. */
  file: string | undefined;
}

export const exportLeads = (context: CommandContext) =>
  filteredCommand('export')
    .summary('writes leads as CSV or JSON Lines')
    .description(
      'Writes leads as CSV or JSON Lines. Without --to, use npm run --silent: otherwise npm adds two lines to the output.',
    )
    .addOption(
      new Option(
        '--format <format>',
        'csv: for spreadsheets; what they would change, such as 1-10 or a phone, begins with an apostrophe. csv-plain: for programs, with unchanged texts; never open it in a spreadsheet. jsonl: one JSON object to a line, with unchanged texts',
      ).choices(FORMAT_NAMES),
    )
    .option('--to <file>', 'a new file that only you can read; its extension, such as .csv, is the format')
    .action(async ({ format, to, ...options }) => {
      const ending = FORMAT_NAMES.find((name) => to?.endsWith(`.${name}`));
      await using open = await context.open();
      await exportAll({ filter: toFilter(options), format: format ?? ending ?? 'csv', file: to }, open);
    });

async function exportAll({ file, ...request }: Request, context: DatabaseContext): Promise<void> {
  if (file === undefined) {
    await writeLeads(request, context.stdout, context);
    return;
  }
  const path = resolve(context.cwd, file);
  let count = 0;
  await writePrivateFile(path, async (stream) => {
    count = await writeLeads(request, stream, context);
  });
  context.print(`${counted(count, 'lead')} in ${path}`);
}

/** @returns how many */
async function writeLeads(
  { filter, format }: Omit<Request, 'file'>,
  stream: Writable,
  { database, config, progress }: DatabaseContext,
): Promise<number> {
  const { head, lineOf } = FORMATS[format];
  let count = 0;
  await write(stream, head);
  for await (const page of readLeads(database, config.office, filter)) {
    await write(stream, page.map(lineOf).join(''));
    count += page.length;
    progress(counted(count, 'lead'));
  }
  progress(undefined);
  return count;
}

/** Waits for the reader, so that unread output does not fill the memory. */
async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
