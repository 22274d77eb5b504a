import { hashAddress, readRegister } from '../../../plugins/database/erased-register.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { findOrCreateKey } from '../../../plugins/database/server-keys.ts';

/** Enough of a hash to tell one person from another. */
const SHOWN = 12;

/**
 * A person as the audit names them: by the hash under which the register of erased people has the address, so that entries about one
 * who was erased can be matched, and tell no address. Before anyone was erased, by one with a key of the server: a hash
 * without a key is found again by trying addresses.
 */
export async function addressHash(database: Database, email: string): Promise<string> {
  const [known] = await readRegister(database);
  const key = known?.salt ?? (await findOrCreateKey(database, 'desk'));
  return `person ${hashAddress(email, key).slice(0, SHOWN)}`;
}
