import type { AccountReceipt, ChangePasswordRequest } from 'contract/accounts/accounts.ts';
import { LoginEnded, WrongPassword } from './account-errors.ts';
import type { AccountParts, Caller } from './account-parts.ts';
import { hashInTurn, requireGoodPassword } from './new-password.ts';
import { requireLogin } from './require-login.ts';
import { tryPassword } from './try-password.ts';
import { emailKeyOf } from './users.store.ts';

/**
 * Sets a new password, and ends all logins but that of the caller.
 * @throws {InvalidRequest} when the new password is too easy to guess
 * @throws {WrongPassword} when the current one is another
 * @throws what {@link requireLogin} and {@link tryPassword} throw
 */
export async function changePassword(
  { currentPassword, newPassword }: ChangePasswordRequest,
  caller: Caller,
  parts: AccountParts,
): Promise<AccountReceipt> {
  const { database, users, logins, resetTokens } = parts;
  const { user, loginId } = await requireLogin(caller, parts);
  const { id, email } = user;
  requireGoodPassword({ field: 'newPassword', password: newPassword, email }, parts);
  const known = await users.findUserByIdAt(id, parts.hideNetwork(caller.network));
  const tried = await tryPassword(
    { account: emailKeyOf(email), known, password: currentPassword },
    caller,
    parts,
  );
  if (!known || !tried.isRight) throw new WrongPassword();
  const passwordHash = await hashInTurn({ password: newPassword, email }, caller, parts);

  const ended = await database.transaction().execute(async (transaction) => {
    // Another request may have changed it, or ended this login, while the passwords were hashed.
    if (!(await users.holdPassword(known, transaction))) throw new WrongPassword();
    if (!(await logins.holdLogin(loginId, transaction))) throw new LoginEnded();
    await users.setPassword(id, passwordHash, transaction);
    await resetTokens.removeOf(id, transaction);
    return logins.endLoginsOf(id, { but: loginId }, transaction);
  });
  parts.tell.onLoginsEnded(ended);
  return {
    message: 'Your password has been changed. All other logins have ended.',
    endedLogins: ended.length,
  };
}
