import { type Kysely, sql } from 'kysely';
import type { Database, Tables } from './schema.ts';

/**
 * Runs work in one transaction. Functions that open a transaction of their own join it when they are handed this one:
 * each is a savepoint, to which it goes back when it throws. They must not run at the same time.
 */
export function inOneTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute((transaction) => {
    const { engine, health } = database;
    const joined: Database = Object.assign(transaction, { engine, health });
    // Kysely refuses a transaction within another one: this one instance has a way of its own.
    return work(Object.assign(joined, { transaction: () => ({ execute: inSavepoint }) as never }));

    async function inSavepoint<Inner>(inner: (joined: Kysely<Tables>) => Promise<Inner>): Promise<Inner> {
      await sql`savepoint inner_work`.execute(joined);
      try {
        const result = await inner(joined);
        await sql`release savepoint inner_work`.execute(joined);
        return result;
      } catch (error) {
        // Where SQLite refused a statement, all of the transaction can only end: this fails as that did.
        await sql`rollback to savepoint inner_work`.execute(joined).catch(() => {});
        throw error;
      }
    }
  });
}
