import type { ClientUser } from 'contract/chat/chat-entities.ts';
import type { ChatAccounts, UserName } from '../chat-session.ts';
import type { Account } from '../limits/allowances.ts';

/**
 * The users of a client as `rooms` lists them: all of them or, when there are too many, first the user who receives
 * the list, then those who are online, then those who signed up first.
 */
export async function listClientUsers(
  { userId, clientId }: Account,
  accounts: Pick<ChatAccounts, 'listUsers' | 'listUsersAmong'>,
  online: ReadonlySet<string>,
  most: number,
): Promise<ClientUser[]> {
  const first = await accounts.listUsers(clientId, most + 1);
  const users = first.length <= most ? first : await chooseUsers(first);
  return users.map(({ id, firstName, middleName, lastName }) => ({
    id,
    firstName,
    middleName,
    lastName,
    isOnline: id === userId || online.has(id),
  }));

  async function chooseUsers(others: readonly UserName[]): Promise<UserName[]> {
    const present = [...new Set([userId, ...online])].slice(0, most);
    const named = await accounts.listUsersAmong(clientId, present);
    const byId = new Map([...named, ...others].map((user) => [user.id, user]));
    const order = new Set([...present, ...others.map(({ id }) => id)]);
    return [...order].flatMap((id) => byId.get(id) ?? []).slice(0, most);
  }
}
