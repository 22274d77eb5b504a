import {
  type ErasedEntry,
  findNewer,
  hashAddress,
  keepEntries,
  mergeEntries,
  readRegister,
  readRegisterFile,
} from '../../../plugins/database/erased-register.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { rewriteFile } from '../../../plugins/database/wipe-pages.ts';
import { listAddresses } from '../../../shared/addresses/find-address.ts';
import { listAccountAddresses } from '../../accounts/accounts.privacy.ts';
import { listGuestAddresses } from '../../bookings/bookings.privacy.ts';
import { listLeadAddresses } from '../../leads/leads.privacy.ts';
import { erase } from './erase-person.ts';
import { findPerson } from './find-person.ts';
import { readFreeTexts } from './mentions.ts';

interface RestoredCopy {
  database: Database;
  /** Contains the emails that were written as files. */
  dataDir: string;
  /** Contain register files. */
  folders: readonly string[];
}

/**
 * Erases from a restored copy the people who were erased after it was made, and merges all registers.
 * @returns how many of these people it contained
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

/** Addresses in a database that match the entries. */
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
  for (const listAddressesOf of [listLeadAddresses, listGuestAddresses, listAccountAddresses]) {
    for (const email of await listAddressesOf(database)) judge(email.toLowerCase());
  }
  for await (const { text } of readFreeTexts(database)) for (const email of listAddresses(text)) judge(email);
  return found;
}
