import type { SignupRequest, UserResponse } from 'contract/accounts/accounts.ts';
import { EmailTaken, UnknownClient } from './account-errors.ts';
import type { AccountParts, Caller } from './account-parts.ts';
import { hashInTurn, requireGoodPassword } from './new-password.ts';
import { respondTo } from './user-response.ts';

/**
 * Makes a user of the client, who is logged in at once.
 * @throws {InvalidRequest} when the password is too easy to guess
 * @throws {UnknownClient}
 * @throws {EmailTaken}
 * @throws what {@link hashInTurn} throws
 */
export async function signUp(
  { password, ...request }: SignupRequest,
  caller: Caller,
  parts: AccountParts,
): Promise<UserResponse> {
  const { database, users, refreshTokens } = parts;
  requireGoodPassword({ field: 'password', password, email: request.email }, parts);
  await requireClient(request.clientId, parts);
  // Before the work of hashing; the unique column decides.
  if (await users.hasEmail(request.email)) throw new EmailTaken();
  const passwordHash = await hashInTurn({ password, email: request.email }, caller, parts);

  const { user, login } = await database.transaction().execute(async (transaction) => {
    const { clientId, email, firstName = '', lastName = '' } = request;
    const user = await users.insertUser({ clientId, email, firstName, lastName, passwordHash }, transaction);
    await parts.onSignedUp(user, transaction);
    await users.rememberNetwork(user.id, parts.hideNetwork(caller.network), transaction);
    return { user, login: await refreshTokens.startFamily(user.id, transaction) };
  });
  return respondTo(user, login, parts.accessTokens);
}

async function requireClient(clientId: string, { clients, offersDemo }: AccountParts): Promise<void> {
  const client = await clients.findClient(clientId);
  if (!client || (client.isDemo && !offersDemo)) throw new UnknownClient();
}
