import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SQLITE_FILE } from './sqlite-database.ts';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/**
 * Keeps the database from other users of the machine: it holds password hashes, keys and what visitors wrote. A file
 * made by hand, or copied back, is often readable by everyone.
 * @returns what the operator should know, a line each
 */
export function keepToOwner({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | null;
}): string[] {
  if (databaseUrl !== null) return [];
  const open = ['', '-wal', '-shm']
    .map((ending) => join(dataDir, SQLITE_FILE + ending))
    .filter((file) => existsSync(file) && (statSync(file).mode & OTHERS) !== 0);
  return open.map((file) => {
    try {
      chmodSync(file, OWNER_ONLY);
      return `DATA_DIR: other users of this machine could read ${file}; now only its owner can`;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return `DATA_DIR: other users of this machine can read ${file}, and it could not be changed (${code})`;
    }
  });
}
