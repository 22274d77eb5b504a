import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Database } from '../../plugins/database/schema.ts';
import { type AddressSearch, searchFor } from '../../shared/addresses/find-address.ts';
import { readBeside, readRows } from '../leads/records/read-rows.ts';
import { isDatabase, isInUse, listOwnFiles, type OwnFolders } from './database-copies.ts';
import { readMailText } from './removal/mail-text.ts';

/** What was looked through for an address, and where it stands. */
export interface Search {
  tables: number;
  files: number;
  folders: string[];
  /** A table and its column, or a file. */
  found: string[];
  /** Copies of the database that contain the address. */
  copies: string[];
  /**
   * Other people's addresses that contain this one, such as `anna@example.com` and `ann@example.co`: the files of the
   * database, in which texts stand side by side, cannot be searched then.
   */
  longerAddresses: boolean;
}

/** Files beyond it are searched as they are, and not as mails. */
const LARGEST_MAIL_BYTES = 16 * 2 ** 20;
const CHUNK_BYTES = 2 ** 20;
/** Kept of the previous chunk: longer than any spelling of an address. */
const OVERLAP = 8_192;

/** Looks for an address, in every spelling, in every text of every table, and in every byte of every file of our folders. */
export async function searchEverywhere(database: Database, own: OwnFolders, email: string): Promise<Search> {
  const search = searchFor(email);
  const tables = await searchTables(database, search);
  const files = await listOwnFiles(own);
  const found = [...tables.found];
  const copies: string[] = [];
  for (const file of files) {
    if (isInUse(file, own, database.engine) && tables.longerAddresses) continue;
    if (!(await hasAddress(file, search))) continue;
    const isCopy = !isInUse(file, own, database.engine) && isDatabase(file);
    (isCopy ? copies : found).push(file);
  }
  const folders = [own.dataDir, ...(own.backupDir === null ? [] : [own.backupDir])];
  const { count, longerAddresses } = tables;
  return { tables: count, files: files.length, folders, found, copies, longerAddresses };
}

/** Reads every row, as SQL cannot find encoded spellings. */
async function searchTables(database: Database, search: AddressSearch) {
  const tables = await database.introspection.getTables();
  const found = new Set<string>();
  let longerAddresses = false;
  await readBeside(database, async (side) => {
    for (const { name, columns: all } of tables) {
      const columns = all
        .filter(({ dataType }) => dataType.toLowerCase() === 'text')
        .map((column) => column.name);
      if (columns.length === 0) continue;
      for await (const rows of readRows(side, { name, columns })) {
        for (const row of rows) {
          for (const column of columns) {
            const text = row[column];
            if (typeof text !== 'string' || !search.mayBeIn(text)) continue;
            if (search.isIn(text)) found.add(`${name}.${column}`);
            else longerAddresses = true;
          }
        }
      }
    }
  });
  return { count: tables.length, found: [...found], longerAddresses };
}

/** Whether a file contains the address, also within a longer one; `false` for a file that is gone meanwhile. */
export async function hasAddress(file: string, search: AddressSearch): Promise<boolean> {
  try {
    if (await hasBytes(file, search)) return true;
    const { size } = await stat(file);
    return size <= LARGEST_MAIL_BYTES && search.isIn(readMailText(await readFile(file)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function hasBytes(file: string, search: AddressSearch): Promise<boolean> {
  let before = '';
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    const text = before + (chunk as Buffer).toString('latin1');
    if (search.mayBeIn(text)) return true;
    before = text.slice(-OVERLAP);
  }
  return false;
}
