import type { LoginRequest, UserResponse } from 'contract/accounts.ts';
import { WrongCredentials } from './account-errors.ts';
import type { AccountParts, Caller } from './account-parts.ts';
import { countTry } from './login-limits.ts';
import { hashPassword, isOutdated, makeDummyHash, verifyPassword } from './password-hash.ts';
import { respondTo } from './user-response.ts';
import { emailKeyOf } from './users.store.ts';

const DUMMY_HASH = makeDummyHash();

/**
 * Logs a user in. An unknown address costs the same work as a wrong password, and is answered the same.
 * @throws {WrongCredentials}
 * @throws {TooManyFailures} when no more tries are made for a while
 * @throws {Overloaded} when too many wait for their hash
 */
export async function logIn(
  { email, password }: LoginRequest,
  { address, signal }: Caller,
  parts: AccountParts,
): Promise<UserResponse> {
  const { database, users, refreshTokens, hashes, counts } = parts;
  const place = parts.nameOfPlace(address);
  const known = await users.findUserAt(email, place);
  const isAtKnownPlace = known?.isAtKnownPlace ?? false;
  const countedTry = await countTry(counts, { account: emailKeyOf(email), place, isAtKnownPlace });
  const storedHash = known?.passwordHash ?? DUMMY_HASH;
  const { isRight, newHash } = await hashes
    .run(() => check(password, storedHash), signal)
    .catch(async (error: unknown) => {
      await countedTry.takeBack();
      throw error;
    });
  if (!known || !isRight) throw new WrongCredentials();
  await countedTry.takeBack();

  if (newHash) await users.updatePasswordHash(known.id, { from: storedHash, to: newHash });
  const refreshToken = await database.transaction().execute(async (transaction) => {
    await users.rememberPlace(known.id, place, transaction);
    return refreshTokens.startFamily(known.id, transaction);
  });
  return respondTo(known, refreshToken, parts.accessTokens);
}

/** Also makes the hash that takes the place of an outdated one, which only the password itself allows. */
async function check(password: string, storedHash: string) {
  const isRight = await verifyPassword(password, storedHash);
  const newHash = isRight && isOutdated(storedHash) ? await hashPassword(password) : undefined;
  return { isRight, newHash };
}
