import type { SignupRequest, UserResponse } from 'contract/accounts.ts';
import { invalidFields } from '../web/validation-problems.ts';
import { EmailTaken, UnknownClient } from './account-errors.ts';
import type { AccountParts, Caller } from './account-parts.ts';
import { findPasswordProblem } from './password.rules.ts';
import { hashPassword } from './password-hash.ts';
import { respondTo } from './user-response.ts';

/**
 * Makes a user of the client, who is logged in at once.
 * @throws {InvalidRequest} when the password is too easy to guess
 * @throws {UnknownClient}
 * @throws {EmailTaken}
 * @throws {Overloaded} when too many wait for their hash
 */
export async function signUp(
  { password, ...request }: SignupRequest,
  { address, signal }: Caller,
  parts: AccountParts,
): Promise<UserResponse> {
  const { database, users, refreshTokens, hashes, productNames } = parts;
  const problem = findPasswordProblem(password, { email: request.email, productNames });
  if (problem) throw invalidFields([{ field: 'password', message: problem }]);
  await requireClient(request.clientId, parts);
  // Before the work of hashing; the unique column decides.
  if (await users.hasEmail(request.email)) throw new EmailTaken();
  const passwordHash = await hashes.run(() => hashPassword(password), signal);

  const { user, refreshToken } = await database.transaction().execute(async (transaction) => {
    const { clientId, email, firstName = '', lastName = '' } = request;
    const user = await users.insertUser({ clientId, email, firstName, lastName, passwordHash }, transaction);
    await parts.onSignedUp(user, transaction);
    await users.rememberPlace(user.id, parts.nameOfPlace(address), transaction);
    return { user, refreshToken: await refreshTokens.startFamily(user.id, transaction) };
  });
  return respondTo(user, refreshToken, parts.accessTokens);
}

async function requireClient(clientId: string, { clients, offersDemo }: AccountParts): Promise<void> {
  const client = await clients.findClient(clientId);
  if (!client || (client.isDemo && !offersDemo)) throw new UnknownClient();
}
