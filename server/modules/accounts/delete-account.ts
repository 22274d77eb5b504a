import type { DeleteAccountRequest, DeletionReceipt } from 'contract/accounts/accounts.ts';
import { WrongPassword } from './account-errors.ts';
import type { AccountParts, Caller } from './account-parts.ts';
import { requireLogin } from './require-login.ts';
import { tryPassword } from './try-password.ts';
import { emailKeyOf } from './users.store.ts';

/** Receipt that lists the outcome for everything that is stored about a user (decision 011). */
const RECEIPT: DeletionReceipt = {
  message: 'Your account has been deleted.',
  deleted: [
    'Your name, your email address and your password.',
    'All logins, with their tokens, and the networks you logged in from.',
    'Your personal room, with all its threads, messages and answers.',
    'How far you have read each room.',
  ],
  kept: [
    'What you said in your client’s shared room, and the answers to it: without your name or ID.',
    'How many credits your client has used.',
    'Requests you sent with a form on this website, which don’t belong to any account.',
  ],
};

/**
 * Deletes the account of the caller, at once and for good.
 * @throws {WrongPassword}
 * @throws what {@link requireLogin} and {@link tryPassword} throw
 */
export async function deleteAccount(
  { password }: DeleteAccountRequest,
  caller: Caller,
  parts: AccountParts,
): Promise<DeletionReceipt> {
  const { database, users, logins } = parts;
  const { user } = await requireLogin(caller, parts);
  const known = await users.findUserByIdAt(user.id, parts.hideNetwork(caller.network));
  const { isRight } = await tryPassword({ account: emailKeyOf(user.email), known, password }, caller, parts);
  if (!known || !isRight) throw new WrongPassword();

  const ended = await database.transaction().execute(async (transaction) => {
    if (!(await users.holdPassword(known, transaction))) throw new WrongPassword();
    return logins.endLoginsOf(user.id, {}, transaction);
  });
  // From here on the user can send nothing. If the rest is interrupted, the user logs in again and repeats the deletion.
  parts.tell.onLoginsEnded(ended);
  await parts.onDeleting(user);
  const endedMeanwhile = await database.transaction().execute(async (transaction) => {
    const ended = await logins.endLoginsOf(user.id, {}, transaction);
    await parts.onDeleted(user, transaction);
    await users.removeUser(user.id, transaction);
    return ended;
  });
  parts.tell.onLoginsEnded(endedMeanwhile);
  parts.tell.onUserRemoved(user);
  return RECEIPT;
}
