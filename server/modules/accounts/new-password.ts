import { invalidFields } from '../../plugins/http/validation-problems.ts';
import type { FairQueueLimits } from '../../plugins/queue/fair-queue.ts';
import type { AccountParts, Caller } from './account-parts.ts';
import { findPasswordProblem } from './password.rules.ts';
import { hashPassword } from './password-hash.ts';
import { emailKeyOf } from './users.store.ts';

/**
 * Limits of concurrent and waiting hashes: a flood of logins slows down neither the site nor other logins. A group is a
 * network, a member an account as the request names it, whether it exists or not.
 */
export const HASH_LIMITS: FairQueueLimits = {
  // Each takes one of the four threads of libuv, on which compression, the drawing of cards, files and names wait
  // too. Two of them keep two cores busy; one network computes on one of them, so that the other is there for others.
  running: { member: 1, group: 1, all: 2 },
  // Less in all than requests may be in flight: waiting logins must not make the server turn pages away.
  waiting: { member: 20, group: 200, all: 600 },
};

interface Chosen {
  /** Name of the field that it came in. */
  field: string;
  password: string;
  /** Address of the account that it is for. */
  email: string;
}

/** @throws {InvalidRequest} when the password is too easy to guess */
export function requireGoodPassword(
  { field, password, email }: Chosen,
  { productNames }: Pick<AccountParts, 'productNames'>,
): void {
  const problem = findPasswordProblem(password, { email, productNames });
  if (problem) throw invalidFields([{ field, message: problem }]);
}

/**
 * Hashes a password that has been chosen, in the turn of its network.
 * @throws {RateLimited} when too many of its network or account wait for their hash
 * @throws {Overloaded} when too many wait in all
 */
export async function hashInTurn(
  { password, email }: Omit<Chosen, 'field'>,
  { network, signal }: Caller,
  { hashes, hideNetwork }: Pick<AccountParts, 'hashes' | 'hideNetwork'>,
): Promise<string> {
  const turn = { group: hideNetwork(network), member: emailKeyOf(email) };
  return hashes.run(turn, () => hashPassword(password), signal);
}
