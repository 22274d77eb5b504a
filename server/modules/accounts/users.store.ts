import { DAY_MS } from 'contract/dates.ts';
import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Database, Tables } from '../../plugins/database/schema.ts';
import type { Clock } from '../../shared/clock.ts';
import { EmailTaken } from './account-errors.ts';

/** A person who can log in (S2 section 3, 'User'). */
export interface User {
  id: string;
  clientId: string;
  email: string;
  firstName: string;
  middleName: string;
  lastName: string;
}

export type UserName = Pick<User, 'id' | 'firstName' | 'middleName' | 'lastName'>;

export interface NewUser {
  clientId: string;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
}

/** User with the facts that a login is checked against. */
export interface KnownUser extends User {
  passwordHash: string;
  /** Version that distinguishes this password from earlier and later ones. */
  passwordVersion: number;
  /** The user has logged in from this network before. */
  isFromKnownNetwork: boolean;
}

export type UserStore = ReturnType<typeof createUserStore>;

/** Networks without a login for this long are deleted. */
const NETWORK_DAYS = 90;
export const USER_COLUMNS = [
  'users.id',
  'users.client_id as clientId',
  'users.email',
  'users.first_name as firstName',
  'users.middle_name as middleName',
  'users.last_name as lastName',
] as const;

const NAME_COLUMNS = [
  'id',
  'first_name as firstName',
  'middle_name as middleName',
  'last_name as lastName',
] as const;

/** The address as it is compared: mailboxes that differ in case only are one person's. */
export function emailKeyOf(email: string): string {
  return email.toLowerCase();
}

/** Users, and the networks they log in from. What takes a `transaction` belongs to a larger step. */
export function createUserStore({ database, clock }: { database: Database; clock: Clock }) {
  /** One statement whether there is such a user or not, so that both take the same time. */
  async function findKnown(
    column: 'users.email_key' | 'users.id',
    value: string,
    network: string,
  ): Promise<KnownUser | undefined> {
    const row = await database
      .selectFrom('users')
      .leftJoin('login_places', (join) =>
        join.onRef('login_places.user_id', '=', 'users.id').on('login_places.place', '=', network),
      )
      .select([
        ...USER_COLUMNS,
        'users.password_hash as passwordHash',
        'users.password_version as passwordVersion',
        'login_places.place',
      ])
      .where(column, '=', value)
      .executeTakeFirst();
    if (!row) return undefined;
    const { place: knownNetwork, ...user } = row;
    return { ...user, isFromKnownNetwork: knownNetwork !== null };
  }

  return {
    /** @throws {EmailTaken} */
    async insertUser(user: NewUser, transaction: Kysely<Tables>): Promise<User> {
      const inserted = {
        id: uuidV7(),
        clientId: user.clientId,
        email: user.email,
        firstName: user.firstName,
        middleName: '',
        lastName: user.lastName,
      };
      const row = await transaction
        .insertInto('users')
        .values({
          id: inserted.id,
          client_id: inserted.clientId,
          email: inserted.email,
          email_key: emailKeyOf(inserted.email),
          first_name: inserted.firstName,
          middle_name: inserted.middleName,
          last_name: inserted.lastName,
          password_hash: user.passwordHash,
          created_at: clock().toISOString(),
        })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row) throw new EmailTaken();
      return inserted;
    },

    async hasEmail(email: string): Promise<boolean> {
      const row = await database
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', emailKeyOf(email))
        .executeTakeFirst();
      return row !== undefined;
    },

    findUserAt: (email: string, network: string) => findKnown('users.email_key', emailKeyOf(email), network),

    findUserByIdAt: (userId: string, network: string) => findKnown('users.id', userId, network),

    async findUserByEmail(email: string): Promise<User | undefined> {
      return database
        .selectFrom('users')
        .select(USER_COLUMNS)
        .where('email_key', '=', emailKeyOf(email))
        .executeTakeFirst();
    },

    async findUser(userId: string, executor: Kysely<Tables> = database): Promise<User | undefined> {
      return executor.selectFrom('users').select(USER_COLUMNS).where('id', '=', userId).executeTakeFirst();
    },

    /** Lists users in the order of their sign-up; all of them, unless `most` limits them. */
    async listUsers(clientId: string, most?: number): Promise<UserName[]> {
      return database
        .selectFrom('users')
        .select(NAME_COLUMNS)
        .where('client_id', '=', clientId)
        .orderBy('id')
        .$if(most !== undefined, (users) => users.limit(most ?? 0))
        .execute();
    },

    /** Lists the users of the client among these. */
    async listUsersAmong(clientId: string, userIds: readonly string[]): Promise<UserName[]> {
      return database
        .selectFrom('users')
        .select(NAME_COLUMNS)
        .where('client_id', '=', clientId)
        .where('id', 'in', userIds)
        .execute();
    },

    /** Replaces an older hash with one made at today's cost, unless another request has changed it. */
    async updatePasswordHash(userId: string, { from, to }: { from: string; to: string }): Promise<void> {
      await database
        .updateTable('users')
        .set({ password_hash: to })
        .where('id', '=', userId)
        .where('password_hash', '=', from)
        .execute();
    },

    /** Sets a new password. What is under way with the one before it comes too late. */
    async setPassword(userId: string, passwordHash: string, transaction: Kysely<Tables>): Promise<void> {
      await transaction
        .updateTable('users')
        .set(({ eb }) => ({ password_hash: passwordHash, password_version: eb('password_version', '+', 1) }))
        .where('id', '=', userId)
        .execute();
    },

    /**
     * Reports whether the password is still the one that was checked. No other transaction can change it, or remove the
     * user, before this one ends.
     */
    async holdPassword(
      { id, passwordVersion }: Pick<KnownUser, 'id' | 'passwordVersion'>,
      transaction: Kysely<Tables>,
    ): Promise<boolean> {
      const held = await transaction
        .updateTable('users')
        .set({ password_version: passwordVersion })
        .where('id', '=', id)
        .where('password_version', '=', passwordVersion)
        .returning('id')
        .executeTakeFirst();
      return held !== undefined;
    },

    /** Removes a user with tokens, networks of logins and read marks. */
    async removeUser(userId: string, transaction: Kysely<Tables>): Promise<void> {
      await transaction.deleteFrom('users').where('id', '=', userId).execute();
    },

    async rememberNetwork(userId: string, network: string, transaction: Kysely<Tables>): Promise<void> {
      const now = clock();
      await transaction
        .deleteFrom('login_places')
        .where('user_id', '=', userId)
        .where('last_login_at', '<', new Date(now.getTime() - NETWORK_DAYS * DAY_MS).toISOString())
        .execute();
      await transaction
        .insertInto('login_places')
        .values({ user_id: userId, place: network, last_login_at: now.toISOString() })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'place']).doUpdateSet({ last_login_at: now.toISOString() }),
        )
        .execute();
    },
  };
}
