import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../plugins/database/schema.ts';
import { columnList, type ReadSide, type Row } from '../../../leads/leads.queries.ts';
import type { MovedTable } from './moved-tables.ts';

/** One of the two databases, in a transaction. */
export interface Side extends ReadSide {
  transaction: Transaction<Tables>;
}

export async function countRows({ transaction }: Side, { name }: MovedTable): Promise<number> {
  const { rows } = await sql<{ count: unknown }>`select count(*) as count from ${sql.table(name)}`.execute(
    transaction,
  );
  return Number(rows[0]?.count);
}

export async function insertRows(
  { transaction }: Side,
  { name, columns }: MovedTable,
  rows: readonly Row[],
): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(name)} (${columnList(columns)}) values ${sql.join(values)}`.execute(
    transaction,
  );
}

/**
 * Rows refer to one another, also within a table: that is judged once all are there.
 * @returns judges, and goes back to judging at once
 */
export async function judgeReferencesLast({ engine, transaction }: Side): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    // Judged by the commit, with which it ends.
    await sql`pragma defer_foreign_keys = on`.execute(transaction);
    return async () => {};
  }
  const { rows } = await sql<{ table: string; name: string }>`
    select relname as "table", conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace and not condeferrable`.execute(
    transaction,
  );
  const alterAll = async (words: 'deferrable initially deferred' | 'not deferrable') => {
    for (const { table, name } of rows) {
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} ${sql.raw(words)}`.execute(
        transaction,
      );
    }
  };
  await alterAll('deferrable initially deferred');
  return async () => {
    await sql`set constraints all immediate`.execute(transaction);
    await alterAll('not deferrable');
  };
}

/** Blocks all other writers until the transaction ends. SQLite's own transactions already do so. */
export async function lockTables(
  { engine, transaction }: Side,
  tables: readonly MovedTable[],
): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in share mode`.execute(
    transaction,
  );
}
