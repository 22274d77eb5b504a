import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { command } from '../../../cli/command.ts';
import { Misuse } from '../../../cli/command-line.ts';
import type { OpenDesk } from '../../../cli/desk.ts';
import { writePrivateFile } from '../../../cli/private-file.ts';
import { counted } from '../../../cli/terminal/figures.ts';
import { printableJson } from '../../../cli/terminal/printable.ts';
import { FILTER_HELP, FILTER_OPTIONS, type LeadFilter, oneOf, readFilter } from '../records/lead-filter.ts';
import { type LeadRecord, readLeads } from '../records/lead-record.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import { CSV_COLUMNS, csvCells } from './lead-csv.ts';

/** How a lead becomes text, by the ending of a file's name. */
const FORMATS = {
  csv: {
    head: BYTE_ORDER_MARK + csvLine(CSV_COLUMNS),
    lineOf: (lead: LeadRecord) => csvLine(csvCells(lead)),
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

export const exportLeads = command({
  name: 'export',
  usage: '[filters] [--format csv|jsonl] [--to file]',
  summary: 'writes leads as CSV or JSON Lines',
  details: [
    ...FILTER_HELP,
    '  --format csv     for spreadsheets; what one would compute begins with an apostrophe, phones too',
    '  --format jsonl   one JSON object to a line, each text as it was sent',
    '  --to leads.csv   a new file that only you can read; its ending names the format',
    '  Without --to, begin with npm run --silent, or npm adds two lines of its own.',
  ],
  options: { ...FILTER_OPTIONS, format: { type: 'string' }, to: { type: 'string' } },
  read({ values: { format, to, ...typed }, positionals }) {
    if (positionals.length > 0) throw new Misuse('export takes no names; --to names a file');
    const ending = FORMAT_NAMES.find((name) => to?.endsWith(`.${name}`));
    const request: Request = {
      filter: readFilter(typed),
      format: format === undefined ? (ending ?? 'csv') : oneOf('--format', FORMAT_NAMES, format),
      file: to,
    };
    return (desk: OpenDesk) => exportAll(request, desk);
  },
});

async function exportAll({ file, ...request }: Request, desk: OpenDesk): Promise<undefined> {
  if (file === undefined) {
    await writeLeads(request, desk.stdout, desk);
    return;
  }
  const path = resolve(desk.cwd, file);
  let count = 0;
  await writePrivateFile(path, async (stream) => {
    count = await writeLeads(request, stream, desk);
  });
  desk.print(`${counted(count, 'lead')} in ${path}`);
}

/** @returns how many */
async function writeLeads(
  { filter, format }: Omit<Request, 'file'>,
  stream: Writable,
  { database, progress }: OpenDesk,
): Promise<number> {
  const { head, lineOf } = FORMATS[format];
  let count = 0;
  await write(stream, head);
  for await (const page of readLeads(database, filter)) {
    await write(stream, page.map(lineOf).join(''));
    count += page.length;
    progress(counted(count, 'lead'));
  }
  progress(undefined);
  return count;
}

/** Waits for whoever reads, so that what is not read yet does not pile up. */
async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
