import { closeSync, openSync, readSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../../plugins/database/schema.ts';
import { SQLITE_FILE } from '../../plugins/database/sqlite-database.ts';

/** Folders that belong to the server. */
export interface OwnFolders {
  dataDir: string;
  backupDir: string | null;
}

const MAGIC = Buffer.from('SQLite format 3\0', 'latin1');

/** Every file below the folders, each once. */
export async function listOwnFiles({ dataDir, backupDir }: OwnFolders): Promise<string[]> {
  const files = new Set<string>();
  for (const folder of [dataDir, ...(backupDir === null ? [] : [backupDir])]) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) if (entry.isFile()) files.add(join(entry.parentPath, entry.name));
  }
  return [...files].sort();
}

/** Whether a file belongs to the database that is in use. */
export function isInUse(file: string, { dataDir }: OwnFolders, engine: Engine): boolean {
  const database = join(dataDir, SQLITE_FILE);
  return engine === 'sqlite' && (file === database || file.startsWith(`${database}-`));
}

/** Whether a file is an SQLite database: a backup, the file kept by a restore, or the source of a move. */
export function isDatabase(file: string): boolean {
  const head = Buffer.alloc(MAGIC.length);
  try {
    const descriptor = openSync(file, 'r');
    readSync(descriptor, head, 0, head.length, 0);
    closeSync(descriptor);
  } catch {
    return false;
  }
  return head.equals(MAGIC);
}
