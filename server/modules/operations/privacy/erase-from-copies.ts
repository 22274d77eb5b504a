import { chmodSync, copyFileSync, mkdtempSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OWNER_ONLY, syncToDisk } from '../../../cli/private-file.ts';
import { openDatabase } from '../../../plugins/database/open-database.ts';
import { SQLITE_FILE } from '../../../plugins/database/sqlite-database.ts';
import { rewriteFile } from '../../../plugins/database/wipe-pages.ts';
import { erase } from './erase-person.ts';
import { findPerson } from './find-person.ts';
import type { OwnFolders } from './search-files.ts';
import { searchFilesApart } from './verify-erasure.ts';

/** Result of the erasure from a copy of the database; `problem` says why it was left as it is. */
export interface ErasedCopy {
  file: string;
  problem?: string;
}

/**
 * Erases a person from every copy of the database that lies in our folders and contains the address.
 * @param onStep called with each step
 */
export async function eraseFromCopies(
  email: string,
  { dataDir, backupDir }: OwnFolders,
  onStep: (step: string) => void,
): Promise<ErasedCopy[]> {
  onStep('searching in copies of the database');
  const { copies } = await searchFilesApart({ dataDir, backupDir, email, includesDatabase: false });
  const erased: ErasedCopy[] = [];
  for (const file of copies) {
    onStep(`erasing in ${file}`);
    try {
      await eraseFromCopy(email, file, dataDir);
      erased.push({ file });
    } catch (error) {
      const [problem = ''] = (error as Error).message.split('\n');
      erased.push({ file, problem });
    }
  }
  return erased;
}

/** Works on a temporary copy that then replaces the file. Keeps its time, by which alerts judge the age of backups. */
async function eraseFromCopy(email: string, file: string, dataDir: string): Promise<void> {
  const stage = mkdtempSync(join(dirname(file), 'erasing-'));
  const staged = join(stage, SQLITE_FILE);
  try {
    copyFileSync(file, staged);
    chmodSync(staged, OWNER_ONLY);
    const database = await openDatabase({ dataDir: stage, databaseUrl: null }, () => {}, {
      mayBeMoved: true,
    });
    try {
      await erase(database, await findPerson(database, dataDir, email));
      await rewriteFile(database);
    } finally {
      await database.destroy();
    }
    const sqlite = new DatabaseSync(staged);
    sqlite.exec('pragma journal_mode = delete');
    sqlite.close();
    const { atime, mtime } = statSync(file);
    utimesSync(staged, atime, mtime);
    syncToDisk(staged);
    renameSync(staged, file);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}
