import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { SQLITE_FILE } from '../../database/sqlite-database.ts';
import { likePattern } from '../records/lead-filter.ts';
import { readMailText } from '../removal/mail-text.ts';
import { addressPattern } from './address.rules.ts';

/** What was looked through for an address, and where it stands. */
export interface Search {
  tables: number;
  files: number;
  /** A table and its column, or a file of the data folder. */
  found: string[];
  /**
   * Other people's addresses that contain this one, such as `anna@example.com` and `ann@example.co`: the files of the
   * database, in which texts stand side by side, cannot be searched then.
   */
  longerAddresses: boolean;
}

/** Files beyond it are searched as they are, and not as mails. */
const LARGEST_MAIL_BYTES = 16 * 2 ** 20;
const CHUNK_BYTES = 2 ** 20;

/** Looks for an address in every text of every table, and in every byte of every file of the data folder. */
export async function searchEverywhere(database: Database, dataDir: string, email: string): Promise<Search> {
  const tables = await searchTables(database, email);
  const names = await listFiles(dataDir);
  const found = [...tables.found];
  for (const name of names) {
    const isOurs = name === SQLITE_FILE || name.startsWith(`${SQLITE_FILE}-`);
    if (isOurs && tables.longerAddresses) continue;
    if (await hasAddress(join(dataDir, name), email)) found.push(name);
  }
  return { tables: tables.count, files: names.length, found, longerAddresses: tables.longerAddresses };
}

async function searchTables(database: Database, email: string) {
  const tables = await database.introspection.getTables();
  const exactly = addressPattern(email);
  const found: string[] = [];
  let longerAddresses = false;
  for (const { name: table, columns } of tables) {
    for (const { name: column, dataType } of columns) {
      if (dataType.toLowerCase() !== 'text') continue;
      const { rows } = await sql<{ text: string }>`
        select ${sql.ref(column)} as text from ${sql.table(table)}
        where lower(${sql.ref(column)}) like lower(${likePattern(email)}) escape '\\'`.execute(database);
      if (rows.some(({ text }) => text.search(exactly) !== -1)) found.push(`${table}.${column}`);
      else if (rows.length > 0) longerAddresses = true;
    }
  }
  return { count: tables.length, found, longerAddresses };
}

async function listFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
    .sort();
}

/** A file that goes away meanwhile holds nothing any more. */
async function hasAddress(file: string, email: string): Promise<boolean> {
  try {
    if (await hasBytes(file, email.toLowerCase())) return true;
    const { size } = await stat(file);
    return (
      size <= LARGEST_MAIL_BYTES && readMailText(await readFile(file)).search(addressPattern(email)) !== -1
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function hasBytes(file: string, sought: string): Promise<boolean> {
  let before = '';
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    const text = before + (chunk as Buffer).toString('latin1').toLowerCase();
    if (text.includes(sought)) return true;
    before = text.slice(-sought.length);
  }
  return false;
}
