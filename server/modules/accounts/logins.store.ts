import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../plugins/database/schema.ts';
import { USER_COLUMNS, type User } from './users.store.ts';

export type LoginStore = ReturnType<typeof createLoginStore>;

/** SQLite takes 32,766 values in a statement; so many are found within a millisecond. */
const MOST_ASKED = 500;

/** Logins: each is the row of its tokens' family, and what is not stored any more has ended (decision 011). */
export function createLoginStore(database: Database) {
  return {
    /** Finds the owner of a login; `undefined` once it has ended. */
    async findUser(loginId: string): Promise<User | undefined> {
      return database
        .selectFrom('token_families')
        .innerJoin('users', 'users.id', 'token_families.user_id')
        .select(USER_COLUMNS)
        .where('token_families.id', '=', loginId)
        .executeTakeFirst();
    },

    /** Lists those of these logins that have ended. */
    async listEnded(loginIds: readonly string[]): Promise<string[]> {
      const ended = new Set(loginIds);
      for (let start = 0; start < loginIds.length; start += MOST_ASKED) {
        const asked = loginIds.slice(start, start + MOST_ASKED);
        const live = await database
          .selectFrom('token_families')
          .select('id')
          .where('id', 'in', asked)
          .execute();
        for (const { id } of live) ended.delete(id);
      }
      return [...ended];
    },

    /** @returns the login itself, unless it had ended already */
    async endLogin(loginId: string): Promise<string[]> {
      const rows = await database
        .deleteFrom('token_families')
        .where('id', '=', loginId)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    /** @returns the logins of the user that ended by it: all, or all but one */
    async endLoginsOf(
      userId: string,
      { but }: { but?: string } = {},
      executor: Kysely<Tables> = database,
    ): Promise<string[]> {
      const rows = await executor
        .deleteFrom('token_families')
        .where('user_id', '=', userId)
        .$if(but !== undefined, (logins) => logins.where('id', '<>', but ?? ''))
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Reports whether the login is active. Until this transaction ends, only this transaction can end the login. */
    async holdLogin(loginId: string, transaction: Kysely<Tables>): Promise<boolean> {
      const held = await transaction
        .updateTable('token_families')
        .set(({ ref }) => ({ expires_at: ref('expires_at') }))
        .where('id', '=', loginId)
        .returning('id')
        .executeTakeFirst();
      return held !== undefined;
    },
  };
}
