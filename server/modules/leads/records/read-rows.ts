import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database, Engine, Tables } from '../../../plugins/database/schema.ts';

/** A database or transaction to read from, and its engine. */
export interface ReadSide {
  engine: Engine;
  transaction: Kysely<Tables>;
}

export type Row = Record<string, unknown>;

/** Table with the columns that are read. */
export interface ReadTable {
  name: string;
  columns: readonly string[];
}

/** Number of rows, few enough that even the longest leads and pictures fit into memory together. */
const PAGE_ROWS = 100;
const ROW_NUMBER = 'row number';
const CURSOR = 'read_rows';

/**
 * Reads without blocking writers: a cursor of Postgres needs a transaction, and a transaction of SQLite blocks writers.
 */
export function readBeside<Result>(
  database: Database,
  read: (side: ReadSide) => Promise<Result>,
): Promise<Result> {
  const { engine } = database;
  if (engine === 'sqlite') return read({ engine, transaction: database });
  return database.transaction().execute((transaction) => read({ engine, transaction }));
}

/** All rows of a table, some at a time, in no order that means anything. */
export function readRows(side: ReadSide, table: ReadTable): AsyncIterable<Row[]> {
  return side.engine === 'sqlite' ? readByRowNumber(side, table) : readByCursor(side, table);
}

async function* readByRowNumber(
  { transaction }: ReadSide,
  { name, columns }: ReadTable,
): AsyncGenerator<Row[]> {
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows } = await sql<Row>`
      select rowid as ${sql.ref(ROW_NUMBER)}, ${columnList(columns)} from ${sql.table(name)}
      where rowid > ${last} order by rowid limit ${sql.lit(PAGE_ROWS)}`.execute(transaction);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) return;
    // SQLite answers in the same turn, so that waiting for it lets no other request in.
    await nextTurn();
    last = Number(rows.at(-1)?.[ROW_NUMBER]);
  }
}

async function* readByCursor({ transaction }: ReadSide, { name, columns }: ReadTable): AsyncGenerator<Row[]> {
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

export function columnList(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}
