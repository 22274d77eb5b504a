import { fileURLToPath } from 'node:url';
import type { Database } from '../../../plugins/database/schema.ts';
import { type AddressSearch, searchFor } from '../../../shared/addresses/find-address.ts';
import { WorkerProcess } from '../../../shared/worker-process.ts';
import { readBeside, readRows } from '../../leads/leads.queries.ts';
import type { FileSearch, OwnFolders, SearchedFiles } from './search-files.ts';
import type { SearchAnswer } from './search-process.ts';

/** Places that were searched for an address, and where it stands. */
export interface Search extends SearchedFiles {
  tables: number;
  folders: string[];
  /** A table and its column, or a file. */
  found: string[];
  /**
   * Other people's addresses that contain this one, such as `anna@example.com` and `ann@example.co`: the files of the
   * database, in which texts stand side by side, cannot be searched then.
   */
  longerAddresses: boolean;
}

const PROGRAM = fileURLToPath(new URL('./search-process.ts', import.meta.url));
const LONGEST_MS = 3_600_000;
const MOST_HEAP_MB = 512;

/**
 * Looks for an address, in every spelling, in every text of every table, and in every byte of every file of our
 * folders.
 */
export async function searchEverywhere(database: Database, own: OwnFolders, email: string): Promise<Search> {
  const { dataDir, backupDir } = own;
  const { count, longerAddresses, ...tables } = await searchTables(database, searchFor(email));
  const includesDatabase = database.engine === 'sqlite' && !longerAddresses;
  const { files, found, copies } = await searchFilesApart({ dataDir, backupDir, email, includesDatabase });
  const folders = [dataDir, ...(backupDir === null ? [] : [backupDir])];
  return { tables: count, files, folders, found: [...tables.found, ...found], copies, longerAddresses };
}

/**
 * Searches files in a child process. In this one, which has the database open, it would end SQLite's locks: POSIX drops
 * all locks of a process on a file when it closes any descriptor of that file.
 */
export async function searchFilesApart(order: FileSearch): Promise<SearchedFiles> {
  const worker = new WorkerProcess({
    program: PROGRAM,
    timeoutMs: LONGEST_MS,
    maxHeapMb: MOST_HEAP_MB,
    timeoutError: () => new Error('the files could not be searched within an hour'),
    exitError: () => new Error('the process that searches files has ended'),
  });
  try {
    const answer = await worker.run<SearchAnswer>(order);
    if ('problem' in answer) throw new Error(answer.problem);
    return answer;
  } finally {
    await worker.end();
  }
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
