import type { Transaction } from 'kysely';
import { createClientStore } from '../../server/modules/accounts/clients.store.ts';
import { createRefreshTokenStore } from '../../server/modules/accounts/refresh-tokens.store.ts';
import { createUserStore, type NewUser } from '../../server/modules/accounts/users.store.ts';
import type { Database, Tables } from '../../server/plugins/database/schema.ts';

export const DAY_MS = 86_400_000;
const ASHA = { email: 'Asha@Example.com', firstName: 'Asha', lastName: 'Rao', passwordHash: 'hash' };

/** The stores of users and refresh tokens on one database, with a client to sign up to and a clock to move. */
export async function setUpAccountStores(openDatabase: () => Promise<Database>) {
  const database = await openDatabase();
  let now = new Date('2026-03-10T06:30:00.000Z');
  const parts = { database, clock: () => now };
  const users = createUserStore(parts);
  const tokens = createRefreshTokenStore(parts);
  const { id: clientId } = await createClientStore(parts).insertClient({ name: 'Acme', plan: 'growth' });
  const inTransaction = <T>(work: (transaction: Transaction<Tables>) => Promise<T>) =>
    database.transaction().execute(work);
  return {
    database,
    clientId,
    users,
    tokens,
    signUp: (user: Partial<NewUser> = {}) =>
      inTransaction((transaction) => users.insertUser({ clientId, ...ASHA, ...user }, transaction)),
    logIn: (userId: string) =>
      inTransaction(async (transaction) => (await tokens.startFamily(userId, transaction)).refreshToken),
    visit: (userId: string, network: string) =>
      inTransaction((transaction) => users.rememberNetwork(userId, network, transaction)),
    countTokens: async () =>
      (await database.selectFrom('refresh_tokens').select('token_hash').execute()).length,
    passMs: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}
