import { hashAddress, readRegister } from '../../../plugins/database/erased-register.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { findOrCreateKey } from '../../../plugins/database/server-keys.ts';

/** Length of a hash that distinguishes people. */
const SHOWN = 12;

/**
 * Returns the hash by which the audit names a person: the one under which the register of erased people has the
 * address, so that entries about a person who was erased can be matched without the address. Before anyone was erased,
 * it is a hash with a key of the server: a hash without a key is found again by trying addresses.
 */
export async function addressHash(database: Database, email: string): Promise<string> {
  const [known] = await readRegister(database);
  const key = known?.salt ?? (await findOrCreateKey(database, 'desk'));
  return `person ${hashAddress(email, key).slice(0, SHOWN)}`;
}
