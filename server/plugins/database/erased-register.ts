import { createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** Stands beside the database, so that `restore` can apply it to an older copy. */
export const REGISTER_FILE = 'erased.jsonl';
const SALT_BYTES = 16;
const OWNER_ONLY = 0o600;
/** Few enough for one statement. */
const STEP = 100;

/** A person who was erased, by a hash of the address: the register alone does not identify the person. */
export interface ErasedEntry {
  /** HMAC with SHA-256 of the address in lower case, in base64url. */
  hash: string;
  /** The key of the HMAC, one for a whole register. */
  salt: string;
  /** ISO 8601. */
  erasedAt: string;
}

/** Folders with a register file: that of the database, and that of its daily copies, which may be on another disk. */
export function registerFolders({
  dataDir,
  backupDir,
}: {
  dataDir: string;
  backupDir: string | null;
}): string[] {
  return [dataDir, ...(backupDir === null ? [] : [backupDir])];
}

export function hashAddress(email: string, salt: string): string {
  return createHmac('sha256', salt).update(email.toLowerCase()).digest('base64url');
}

/** Records that a person was erased, in the database and in the register file of each folder. */
export async function recordErased(
  database: Kysely<Tables>,
  folders: readonly string[],
  { email, now }: { email: string; now: Date },
): Promise<void> {
  const known = mergeEntries(await readRegister(database), ...folders.map(readRegisterFile));
  const salt = known[0]?.salt ?? randomBytes(SALT_BYTES).toString('base64url');
  const entry = { hash: hashAddress(email, salt), salt, erasedAt: now.toISOString() };
  await keepEntries(database, folders, mergeEntries(known, [entry]));
}

/** Adds the entries to the database and to each folder's file, where they are missing. */
export async function keepEntries(
  database: Kysely<Tables>,
  folders: readonly string[],
  entries: readonly ErasedEntry[],
): Promise<void> {
  const missing = findNewer(entries, await readRegister(database));
  for (let begin = 0; begin < missing.length; begin += STEP) {
    const rows = missing
      .slice(begin, begin + STEP)
      .map(({ hash, salt, erasedAt }) => ({ hash, salt, erased_at: erasedAt }));
    await database
      .insertInto('erased_addresses')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet(({ ref }) => ({ erased_at: ref('excluded.erased_at') })),
      )
      .execute();
  }
  for (const folder of folders.filter((each) => existsSync(each))) {
    const lines = findNewer(entries, readRegisterFile(folder)).map((entry) => `${JSON.stringify(entry)}\n`);
    if (lines.length === 0) continue;
    appendFileSync(join(folder, REGISTER_FILE), lines.join(''), { mode: OWNER_ONLY, flush: true });
  }
}

/** Counts the entries of the files that the database does not have: it may be a copy that still holds these people. */
export async function countUnforgotten(
  database: Kysely<Tables>,
  folders: readonly string[],
): Promise<number> {
  return findNewer(mergeEntries(...folders.map(readRegisterFile)), await readRegister(database)).length;
}

export async function readRegister(database: Kysely<Tables>): Promise<ErasedEntry[]> {
  const rows = await database.selectFrom('erased_addresses').selectAll().orderBy('erased_at').execute();
  return rows.map(({ hash, salt, erased_at }) => ({ hash, salt, erasedAt: erased_at }));
}

/** Reads the register of a folder; skips an incomplete line. */
export function readRegisterFile(folder: string): ErasedEntry[] {
  const file = join(folder, REGISTER_FILE);
  if (!existsSync(file)) return [];
  return mergeEntries(readFileSync(file, 'utf8').split('\n').flatMap(readLine));
}

function readLine(line: string): ErasedEntry[] {
  try {
    const { hash, salt, erasedAt } = JSON.parse(line);
    return [hash, salt, erasedAt].every((part) => typeof part === 'string') ? [{ hash, salt, erasedAt }] : [];
  } catch {
    return [];
  }
}

/** One entry for each person, the latest. */
export function mergeEntries(...registers: readonly (readonly ErasedEntry[])[]): ErasedEntry[] {
  const merged = new Map<string, ErasedEntry>();
  for (const entry of registers.flat()) {
    const known = merged.get(entry.hash);
    if (!known || known.erasedAt < entry.erasedAt) merged.set(entry.hash, entry);
  }
  return [...merged.values()];
}

/** Entries that `known` lacks or has with an earlier time: people who were erased after a copy was made. */
export function findNewer(entries: readonly ErasedEntry[], known: readonly ErasedEntry[]): ErasedEntry[] {
  const times = new Map(known.map(({ hash, erasedAt }) => [hash, erasedAt]));
  return entries.filter(({ hash, erasedAt }) => erasedAt > (times.get(hash) ?? ''));
}
