import type { AccountReceipt, ResetPasswordRequest } from 'contract/accounts/accounts.ts';
import { InvalidResetToken } from './account-errors.ts';
import type { AccountParts, Caller } from './account-parts.ts';
import { hashInTurn, requireGoodPassword } from './new-password.ts';

/**
 * Sets a new password by a token that works once, and ends all logins of its user. A password that is refused leaves
 * the token as it is.
 * @throws {InvalidResetToken}
 * @throws {InvalidRequest} when the password is too easy to guess
 * @throws what {@link hashInTurn} throws
 */
export async function resetPassword(
  { token, newPassword }: ResetPasswordRequest,
  caller: Caller,
  parts: AccountParts,
): Promise<AccountReceipt> {
  const { database, users, logins, resetTokens } = parts;
  const userId = await resetTokens.findUserId(token);
  const user = userId === undefined ? undefined : await users.findUser(userId);
  if (!user) throw new InvalidResetToken();
  const { id, email } = user;
  requireGoodPassword({ field: 'newPassword', password: newPassword, email }, parts);
  const passwordHash = await hashInTurn({ password: newPassword, email }, caller, parts);

  const ended = await database.transaction().execute(async (transaction) => {
    // The same token may have come twice at once.
    if (!(await resetTokens.spend(token, transaction))) throw new InvalidResetToken();
    await users.setPassword(id, passwordHash, transaction);
    return logins.endLoginsOf(id, {}, transaction);
  });
  parts.tell.onLoginsEnded(ended);
  return { message: 'Your password has been set. Log in with it.', endedLogins: ended.length };
}
