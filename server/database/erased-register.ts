import { createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** Beside the database, so that it is at hand when the database is brought back from an older copy. */
export const REGISTER_FILE = 'erased.jsonl';
const SALT_BYTES = 16;
const OWNER_ONLY = 0o600;
/** Few enough for one statement. */
const STEP = 100;

/** Somebody who was erased, by a hash of the address: whoever has the register alone cannot read who it was. */
export interface ErasedEntry {
  /** HMAC with SHA-256 of the address in lower case, in base64url. */
  hash: string;
  /** The key of the HMAC, one for a whole register. */
  salt: string;
  /** ISO 8601. */
  erasedAt: string;
}

/** Where registers lie: beside the database, and beside its daily copies, which may be on another disk. */
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

/** Writes down that somebody is erased: into the database, and into the register in each of the folders. */
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

/** Brings the register of the database, and those of the folders, to the same entries. */
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

/** How many people the folders know to be erased, and the database does not: it may be a copy that still holds them. */
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

/** The register in a folder, in the order in which it was written; a line that broke off is passed over. */
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

/** Each person once, with the moment of the last time. */
export function mergeEntries(...registers: readonly (readonly ErasedEntry[])[]): ErasedEntry[] {
  const merged = new Map<string, ErasedEntry>();
  for (const entry of registers.flat()) {
    const known = merged.get(entry.hash);
    if (!known || known.erasedAt < entry.erasedAt) merged.set(entry.hash, entry);
  }
  return [...merged.values()];
}

/** What a register does not know yet, or knows of an earlier time: who was erased after a copy was made. */
export function findNewer(entries: readonly ErasedEntry[], known: readonly ErasedEntry[]): ErasedEntry[] {
  const times = new Map(known.map(({ hash, erasedAt }) => [hash, erasedAt]));
  return entries.filter(({ hash, erasedAt }) => erasedAt > (times.get(hash) ?? ''));
}
