import { hash } from 'node:crypto';
import { hashAddress, readRegister } from '../../../plugins/database/erased-register.ts';
import type { Database } from '../../../plugins/database/schema.ts';

/** Enough of a hash to tell one person from another. */
const SHOWN = 12;

/**
 * A person as the audit names them: by the hash under which the register of erased people has the address, so that entries about one
 * who was erased can be matched, and tell no address.
 */
export async function addressHash(database: Database, email: string): Promise<string> {
  const [known] = await readRegister(database);
  const full = known ? hashAddress(email, known.salt) : hash('sha256', email.toLowerCase(), 'base64url');
  return `person ${full.slice(0, SHOWN)}`;
}
