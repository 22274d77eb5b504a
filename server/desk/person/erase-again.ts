import { listAddresses } from '../../addresses/any-address.ts';
import {
  type ErasedEntry,
  findNewer,
  hashAddress,
  keepEntries,
  mergeEntries,
  readRegister,
  readRegisterFile,
} from '../../database/erased-register.ts';
import type { Database } from '../../database/schema.ts';
import { rewriteFile } from '../removal/wipe-pages.ts';
import { erase } from './erase-person.ts';
import { findPerson } from './find-person.ts';
import { readFreeTexts } from './mentions.ts';

interface RestoredCopy {
  /** As it was copied, and brought back. */
  database: Database;
  /** Where mails lie as files. */
  dataDir: string;
  /** Where registers lie: that of the data folder, and those beside copies. */
  folders: readonly string[];
}

/**
 * Erases from a copy whoever was erased since it was made, and tells all registers what each of them knows.
 * @returns how many of them it held
 */
export async function eraseAgain({ database, dataDir, folders }: RestoredCopy): Promise<number> {
  const known = await readRegister(database);
  const entries = mergeEntries(known, ...folders.map(readRegisterFile));
  const since = findNewer(entries, known);
  const addresses = since.length === 0 ? [] : await findAddresses(database, since);
  for (const email of addresses) await erase(database, await findPerson(database, dataDir, email));
  if (addresses.length > 0) await rewriteFile(database);
  await keepEntries(database, folders, entries);
  return addresses.length;
}

/** Which of the addresses in a database are those of the entries. */
async function findAddresses(database: Database, entries: readonly ErasedEntry[]): Promise<string[]> {
  const hashes = new Set(entries.map(({ hash }) => hash));
  const salts = [...new Set(entries.map(({ salt }) => salt))];
  const seen = new Set<string>();
  const found: string[] = [];
  const judge = (email: string) => {
    if (seen.has(email)) return;
    seen.add(email);
    if (salts.some((salt) => hashes.has(hashAddress(email, salt)))) found.push(email);
  };
  for (const table of ['leads', 'users'] as const) {
    for (const { email } of await database.selectFrom(table).select('email').distinct().execute()) {
      judge(email.toLowerCase());
    }
  }
  for await (const { text } of readFreeTexts(database)) for (const email of listAddresses(text)) judge(email);
  return found;
}
