import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SQLITE_FILE } from '../../../plugins/database/sqlite-database.ts';
import { readMailText } from '../../../plugins/mail/mail-files.ts';
import { type AddressSearch, searchFor } from '../../../shared/addresses/find-address.ts';

/** Folders that belong to the server. */
export interface OwnFolders {
  dataDir: string;
  backupDir: string | null;
}

/** An address, and the files in which it is sought. */
export interface FileSearch extends OwnFolders {
  email: string;
  /** Includes the database that is in use. */
  includesDatabase: boolean;
}

/** Paths of files. */
export interface SearchedFiles {
  /** Number of files. */
  files: number;
  /** Files with the address. */
  found: string[];
  /** Copies of the database that contain the address: backups, the file kept by a restore, the source of a move. */
  copies: string[];
}

/** Files beyond it are searched as they are, and not as mails. */
const LARGEST_MAIL_BYTES = 16 * 2 ** 20;
const CHUNK_BYTES = 2 ** 20;
/** Bytes that are kept of the previous chunk: more than any spelling of an address has. */
const OVERLAP = 8_192;
const MAGIC = Buffer.from('SQLite format 3\0', 'latin1');
/** Endings of the files of the database in use. */
const IN_USE = ['', '-wal', '-shm', '-journal'];

/**
 * Looks for an address, in every spelling, in every byte of every file of our folders. Only for a process that does not
 * have the database open: a process that closes any descriptor of its files loses all its locks on them.
 */
export async function searchFiles({ email, includesDatabase, ...own }: FileSearch): Promise<SearchedFiles> {
  const search = searchFor(email);
  const files = await listFiles(own);
  const inUse = await findInUse(own);
  const result: SearchedFiles = { files: files.length, found: [], copies: [] };
  for (const file of files) {
    // By what it is, not by its name: a folder may have two names.
    const isInUse = inUse.has(await identify(file));
    if (isInUse && !includesDatabase) continue;
    if (!(await hasAddress(file, search))) continue;
    (!isInUse && isDatabase(file) ? result.copies : result.found).push(file);
  }
  return result;
}

/** Every file below the folders, each once. */
async function listFiles({ dataDir, backupDir }: OwnFolders): Promise<string[]> {
  const files = new Set<string>();
  for (const folder of [dataDir, ...(backupDir === null ? [] : [backupDir])]) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) if (entry.isFile()) files.add(join(entry.parentPath, entry.name));
  }
  return [...files].sort();
}

async function findInUse({ dataDir }: OwnFolders): Promise<Set<string | undefined>> {
  const files = await Promise.all(IN_USE.map((ending) => identify(join(dataDir, SQLITE_FILE + ending))));
  return new Set(files.filter((file) => file !== undefined));
}

async function identify(file: string): Promise<string | undefined> {
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  return found && `${found.dev}:${found.ino}`;
}

/** Returns whether a file contains the address, also within a longer one; `false` if the file no longer exists. */
async function hasAddress(file: string, search: AddressSearch): Promise<boolean> {
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

function isDatabase(file: string): boolean {
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
