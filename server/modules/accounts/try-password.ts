import type { AccountParts, Caller } from './account-parts.ts';
import { countTry } from './login-limits.ts';
import { hashPassword, isOutdated, makeDummyHash, verifyPassword } from './password-hash.ts';
import type { KnownUser } from './users.store.ts';

interface Tried {
  isRight: boolean;
  /** Takes the place of an outdated one, which only the password itself allows to make. */
  newHash?: string | undefined;
}

/**
 * Compares a password with that of an account, as one of the tries that its limits count, in the turn of its network.
 * An account that does not exist costs the same work.
 * @param account the address that names it, as it is compared
 * @throws {TooManyFailures} when no more tries are made for a while
 * @throws {RateLimited} when too many of its network or account wait for their hash
 * @throws {Overloaded} when too many wait in all
 */
export async function tryPassword(
  { account, known, password }: { account: string; known: KnownUser | undefined; password: string },
  caller: Caller,
  { hideNetwork, failures, hashes }: Pick<AccountParts, 'hideNetwork' | 'failures' | 'hashes'>,
): Promise<Tried> {
  const network = hideNetwork(caller.network);
  const countedTry = await countTry(failures, {
    account,
    network,
    isFromKnownNetwork: known?.isFromKnownNetwork ?? false,
  });
  const tried = await hashes
    .run(
      { group: network, member: account },
      () => check(password, known?.passwordHash ?? makeDummyHash()),
      caller.signal,
    )
    .catch(async (error: unknown) => {
      await countedTry.takeBack();
      throw error;
    });
  if (!known || !tried.isRight) return { isRight: false };
  await countedTry.takeBack();
  return tried;
}

async function check(password: string, storedHash: string): Promise<Tried> {
  const isRight = await verifyPassword(password, storedHash);
  const newHash = isRight && isOutdated(storedHash) ? await hashPassword(password) : undefined;
  return { isRight, newHash };
}
