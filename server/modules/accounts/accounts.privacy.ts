import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../plugins/database/schema.ts';
import { emailKeyOf } from './users.store.ts';

/** Columns that may contain an address written by other people. */
export const ACCOUNT_TEXTS = {
  clients: ['name'],
  users: ['first_name', 'middle_name', 'last_name'],
} as const;

export interface PersonsAccounts {
  /** Ids of accounts that signed up with the address: one at most. */
  users: string[];
  logins: number;
  loginPlaces: number;
}

export async function findPersonsAccounts(database: Database, email: string): Promise<PersonsAccounts> {
  const rows = await database
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKeyOf(email))
    .execute();
  const users = rows.map(({ id }) => id);
  if (users.length === 0) return { users, logins: 0, loginPlaces: 0 };
  const count = async (table: 'token_families' | 'login_places') => {
    const query = database.selectFrom(table).select(({ fn }) => fn.countAll().as('count'));
    const { count: found } = await query.where('user_id', 'in', users).executeTakeFirstOrThrow();
    return Number(found);
  };
  return { users, logins: await count('token_families'), loginPlaces: await count('login_places') };
}

/** The accounts, without passwords and tokens. */
export async function copyPersonsAccounts(database: Database, users: readonly string[]) {
  return Promise.all(
    users.map(async (id) => ({
      ...(await database
        .selectFrom('users')
        .innerJoin('clients', 'clients.id', 'users.client_id')
        .select([
          'users.id as id',
          'clients.name as client',
          'email',
          'first_name as firstName',
          'middle_name as middleName',
          'last_name as lastName',
          'users.created_at as signedUpAt',
        ])
        .where('users.id', '=', id)
        .executeTakeFirst()),
      logins: await database
        .selectFrom('token_families')
        .select(['used_at as usedAt', 'expires_at as expiresAt'])
        .where('user_id', '=', id)
        .execute(),
      placesOfLogins: await database
        .selectFrom('login_places')
        .select(['place', 'last_login_at as lastLoginAt'])
        .where('user_id', '=', id)
        .execute(),
    })),
  );
}

/** Removes accounts with their logins, places and reading marks. */
export async function removeAccounts(transaction: Kysely<Tables>, users: readonly string[]): Promise<void> {
  if (users.length > 0) await transaction.deleteFrom('users').where('id', 'in', users).execute();
}

export async function listAccountAddresses(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('users').select('email').distinct().execute();
  return rows.map(({ email }) => email);
}

/** Forgets the places of all logins, which were hashed with a key that is gone. */
export async function forgetLoginPlaces(database: Database): Promise<void> {
  await database.deleteFrom('login_places').execute();
}
