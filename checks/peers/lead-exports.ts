import assert from 'node:assert/strict';
import { join } from 'node:path';
import { openDatabase } from '../../server/plugins/database/open-database.ts';
import { runCommand } from '../faults/run-command.ts';
import { storeLead } from '../support/stored-leads.ts';
import type { Bench } from './peer.ts';

/** Messages of visitors that spreadsheets would take for a number, a date, a formula or two cells. */
export const TEXTS = [
  ...['+4930901820', '+49 30 901820', '004930901820', '0049', '1234567890123456', '2026', '1-10', '11-50'],
  ...['3/4', '4.3.2026', '2026-03-04', '3 Mar', 'Mar 2026', '10:30', '10 am', '1E5', '1,5', '12%', '$29'],
  ...['500+', '(12)', 'true', '=1+1', '-1', '@SUM(A1)', '+1+1', "'0049", 'a=b', 'a\tb'],
  ...[
    'say "hi"; a, b',
    'second\nline\n1E5',
    'Zoë 日本語 🙂',
    ' spaces ',
    'a@example.com',
    'USD 29',
    '#N/A',
    'Q1 2026',
    '½',
    "'t Hart",
  ],
] as const;

/** Texts in which a file for spreadsheets has no apostrophe, since they mean the same as a number or day. */
export const STAYS: readonly string[] = ['2026', '2026-03-04'];

/** Stores a lead for each of the bodies. */
export async function storeLeads({ folder }: Bench, bodies: readonly Record<string, string>[]) {
  const database = await openDatabase({ dataDir: folder, databaseUrl: null }, () => {});
  for (const body of bodies) await storeLead(database, { body });
  await database.destroy();
}

/** Exports all leads by our command. @returns the file */
export async function exportLeads({ folder }: Bench, format: 'csv' | 'csv-plain'): Promise<string> {
  const file = join(folder, `${format}.csv`);
  const args = ['export', '--format', format, '--to', file];
  const { code, stderr } = await runCommand('leads', args, { env: { DATA_DIR: folder } });
  assert.equal(code, 0, stderr);
  return file;
}

/** Stores a lead for each text, in its message; its first name says which. */
export const storeTexts = (bench: Bench) =>
  storeLeads(
    bench,
    TEXTS.map((message, index) => ({ firstName: `Case ${index}`, message })),
  );

/** A cell as a program has it. */
export interface Cell {
  type: string;
  text: string;
}

/** Returns the cells of the texts in their order. @param rows all of the sheet, with that of the names */
export function messagesOf(rows: readonly (readonly (Cell | undefined)[])[]): (Cell | undefined)[] {
  const [names = [], ...others] = rows;
  const [name, message] = ['firstName', 'message'].map((each) =>
    names.findIndex((cell) => cell?.text === each),
  );
  const found = new Map(others.map((row) => [row[name ?? -1]?.text, row[message ?? -1]]));
  return TEXTS.map((_, index) => found.get(`Case ${index}`));
}
