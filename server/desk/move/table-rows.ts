import { sql, type Transaction } from 'kysely';
import type { Engine, Tables } from '../../database/schema.ts';
import type { MovedTable } from './moved-tables.ts';
import type { Row } from './row-digest.ts';

/** A transaction, and what it speaks to. */
export interface Side {
  engine: Engine;
  transaction: Transaction<Tables>;
}

/** Few enough that even the longest leads and pictures fit into memory together. */
const PAGE_ROWS = 100;
const ROW_NUMBER = 'row number';
const CURSOR = 'moved_rows';

export async function countRows({ transaction }: Side, { name }: MovedTable): Promise<number> {
  const { rows } = await sql<{ count: unknown }>`select count(*) as count from ${sql.table(name)}`.execute(
    transaction,
  );
  return Number(rows[0]?.count);
}

/** All rows of a table, some at a time, in no order that means anything. */
export function readRows(side: Side, table: MovedTable): AsyncIterable<Row[]> {
  return side.engine === 'sqlite' ? readByRowNumber(side, table) : readByCursor(side, table);
}

async function* readByRowNumber({ transaction }: Side, { name, columns }: MovedTable): AsyncGenerator<Row[]> {
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows } = await sql<Row>`
      select rowid as ${sql.ref(ROW_NUMBER)}, ${columnList(columns)} from ${sql.table(name)}
      where rowid > ${last} order by rowid limit ${sql.lit(PAGE_ROWS)}`.execute(transaction);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) return;
    last = Number(rows.at(-1)?.[ROW_NUMBER]);
  }
}

async function* readByCursor({ transaction }: Side, { name, columns }: MovedTable): AsyncGenerator<Row[]> {
  const cursor = sql.ref(CURSOR);
  await sql`declare ${cursor} no scroll cursor for
    select ${columnList(columns)} from ${sql.table(name)}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(PAGE_ROWS)} from ${cursor}`.execute(transaction);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) break;
  }
  await sql`close ${cursor}`.execute(transaction);
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

/** Keeps everybody from writing until the transaction ends. SQLite's own transactions do so by themselves. */
export async function holdStill({ engine, transaction }: Side, tables: readonly MovedTable[]): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in share mode`.execute(
    transaction,
  );
}

function columnList(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}
