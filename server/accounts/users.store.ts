import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Database, Tables } from '../database/schema.ts';
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

/** What a login is checked against. */
export interface KnownUser extends User {
  passwordHash: string;
  /** The user has logged in from this place before. */
  isAtKnownPlace: boolean;
}

export type UserStore = ReturnType<typeof createUserStore>;

/** Places from which nobody has logged in for so long are forgotten. */
const PLACE_DAYS = 90;
const DAY_MS = 86_400_000;
const COLUMNS = [
  'users.id',
  'users.client_id as clientId',
  'users.email',
  'users.first_name as firstName',
  'users.middle_name as middleName',
  'users.last_name as lastName',
] as const;

/** The address as it is compared: mailboxes that differ in case only are one person's. */
export function emailKeyOf(email: string): string {
  return email.toLowerCase();
}

/** Users, and the places they log in from. What takes a `transaction` belongs to a larger step. */
export function createUserStore({ database, clock }: { database: Database; clock: Clock }) {
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

    /** One statement whether there is such a user or not, so that both take the same time. */
    async findUserAt(email: string, place: string): Promise<KnownUser | undefined> {
      const row = await database
        .selectFrom('users')
        .leftJoin('login_places', (join) =>
          join.onRef('login_places.user_id', '=', 'users.id').on('login_places.place', '=', place),
        )
        .select([...COLUMNS, 'users.password_hash as passwordHash', 'login_places.place'])
        .where('users.email_key', '=', emailKeyOf(email))
        .executeTakeFirst();
      if (!row) return undefined;
      const { place: knownPlace, ...user } = row;
      return { ...user, isAtKnownPlace: knownPlace !== null };
    },

    async findUser(userId: string, executor: Kysely<Tables> = database): Promise<User | undefined> {
      return executor.selectFrom('users').select(COLUMNS).where('id', '=', userId).executeTakeFirst();
    },

    /** In the order of their sign-up. */
    async listUsers(clientId: string): Promise<UserName[]> {
      return database
        .selectFrom('users')
        .select(['id', 'first_name as firstName', 'middle_name as middleName', 'last_name as lastName'])
        .where('client_id', '=', clientId)
        .orderBy('id')
        .execute();
    },

    /** Puts a hash made at today's cost in the place of an older one, unless somebody else has changed it. */
    async updatePasswordHash(userId: string, { from, to }: { from: string; to: string }): Promise<void> {
      await database
        .updateTable('users')
        .set({ password_hash: to })
        .where('id', '=', userId)
        .where('password_hash', '=', from)
        .execute();
    },

    async rememberPlace(userId: string, place: string, transaction: Kysely<Tables>): Promise<void> {
      const now = clock();
      await transaction
        .deleteFrom('login_places')
        .where('user_id', '=', userId)
        .where('last_login_at', '<', new Date(now.getTime() - PLACE_DAYS * DAY_MS).toISOString())
        .execute();
      await transaction
        .insertInto('login_places')
        .values({ user_id: userId, place, last_login_at: now.toISOString() })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'place']).doUpdateSet({ last_login_at: now.toISOString() }),
        )
        .execute();
    },
  };
}
