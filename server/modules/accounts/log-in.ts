import type { LoginRequest, UserResponse } from 'contract/accounts/accounts.ts';
import { WrongCredentials } from './account-errors.ts';
import type { AccountParts, Caller } from './account-parts.ts';
import { tryPassword } from './try-password.ts';
import { respondTo } from './user-response.ts';
import { emailKeyOf } from './users.store.ts';

/**
 * Logs a user in. An unknown address costs the same work as a wrong password, and is answered the same.
 * @throws {WrongCredentials}
 * @throws what {@link tryPassword} throws
 */
export async function logIn(
  { email, password }: LoginRequest,
  caller: Caller,
  parts: AccountParts,
): Promise<UserResponse> {
  const { database, users, refreshTokens } = parts;
  const network = parts.hideNetwork(caller.network);
  const known = await users.findUserAt(email, network);
  const { isRight, newHash } = await tryPassword(
    { account: emailKeyOf(email), known, password },
    caller,
    parts,
  );
  if (!known || !isRight) throw new WrongCredentials();

  if (newHash) await users.updatePasswordHash(known.id, { from: known.passwordHash, to: newHash });
  const login = await database.transaction().execute(async (transaction) => {
    // A change of a password ends all existing logins: one that began with the old password must not come after it.
    if (!(await users.holdPassword(known, transaction))) throw new WrongCredentials();
    await users.rememberNetwork(known.id, network, transaction);
    return refreshTokens.startFamily(known.id, transaction);
  });
  return respondTo(known, login, parts.accessTokens);
}
