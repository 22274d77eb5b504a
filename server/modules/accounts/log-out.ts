import type { AccountReceipt, LogoutRequest } from 'contract/accounts/accounts.ts';
import type { AccountParts, Caller } from './account-parts.ts';
import { requireLogin } from './require-login.ts';

/**
 * Ends the login of the caller, or all of that user: refresh tokens, access tokens and open sockets.
 * @throws what {@link requireLogin} throws
 */
export async function logOut(
  { everywhere = false }: LogoutRequest,
  caller: Caller,
  parts: AccountParts,
): Promise<AccountReceipt> {
  const { user, loginId } = await requireLogin(caller, parts);
  const { logins } = parts;
  const ended = everywhere ? await logins.endLoginsOf(user.id) : await logins.endLogin(loginId);
  parts.tell.onLoginsEnded(ended);
  const message = everywhere ? 'You’re logged out everywhere.' : 'You’re logged out.';
  return { message, endedLogins: ended.length };
}
