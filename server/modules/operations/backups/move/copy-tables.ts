import { sql } from 'kysely';
import { counted, formatCount } from '../../../../cli/terminal/figures.ts';
import type { Database } from '../../../../plugins/database/schema.ts';
import { Refusal } from '../../../../shared/refusal.ts';
import { indexArticles } from '../../../blog/blog.queries.ts';
import { readRows } from '../../../leads/leads.queries.ts';
import { findMovedTables, type MovedTable } from './moved-tables.ts';
import { RowDigest } from './row-digest.ts';
import { countRows, insertRows, judgeReferencesLast, lockTables, type Side } from './table-rows.ts';

/** Result of a table. */
export interface MovedCount {
  table: string;
  rows: number;
}

export interface MoveResult {
  /** Nothing was written: everything was there already. */
  isRepeated: boolean;
  counts: MovedCount[];
}

/** Called with the progress. */
export type OnProgress = (what: string, done: number, all: number) => void;

/** Tables in which a migration puts a row; what a server has never used has no other. */
const SEEDED: ReadonlySet<string> = new Set(['blog_revision']);

/**
 * Copies every table of one database into an unused database of the other engine. Writes to the source are blocked
 * meanwhile, and the target ends up with either everything, compared row by row, or nothing.
 * @throws {Refusal} when the target holds something else
 */
export async function copyTables(from: Database, to: Database, onProgress: OnProgress): Promise<MoveResult> {
  const tables = await findMovedTables(from, to);
  return from.transaction().execute((source) =>
    to.transaction().execute(async (target) => {
      const here: Side = { engine: from.engine, transaction: source };
      const there: Side = { engine: to.engine, transaction: target };
      await lockTables(here, tables);
      const sizes = await countAll(here, tables);
      const found = await countAll(there, tables);
      if (!isUnused(found)) {
        await requireSameRows(here, there, tables, onProgress);
        return { isRepeated: true, counts: listCounts(sizes) };
      }
      const digests = await fill(here, there, tables, sizes, onProgress);
      await compare(there, tables, digests, onProgress);
      await indexArticles(there.engine, there.transaction);
      return { isRepeated: false, counts: listCounts(sizes) };
    }),
  );
}

async function countAll(side: Side, tables: readonly MovedTable[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of tables) counts.set(table.name, await countRows(side, table));
  return counts;
}

function isUnused(counts: ReadonlyMap<string, number>): boolean {
  return [...counts].every(([name, count]) => count === (SEEDED.has(name) ? 1 : 0));
}

/** @returns what was read of each table */
async function fill(
  here: Side,
  there: Side,
  tables: readonly MovedTable[],
  sizes: ReadonlyMap<string, number>,
  onProgress: OnProgress,
): Promise<Map<string, RowDigest>> {
  const judgeReferences = await judgeReferencesLast(there);
  const digests = new Map<string, RowDigest>();
  for (const table of tables) {
    if (SEEDED.has(table.name)) await sql`delete from ${sql.table(table.name)}`.execute(there.transaction);
    const digest = new RowDigest();
    for await (const rows of readRows(here, table)) {
      for (const row of rows) digest.add(row, table.columns);
      await insertRows(there, table, rows);
      onProgress(`copying ${table.name}`, digest.count, sizes.get(table.name) ?? 0);
    }
    digests.set(table.name, digest);
  }
  await judgeReferences();
  return digests;
}

/** Reads back what was written. @throws when it differs from what was read */
async function compare(
  there: Side,
  tables: readonly MovedTable[],
  digests: ReadonlyMap<string, RowDigest>,
  onProgress: OnProgress,
): Promise<void> {
  for (const table of tables) {
    const expected = digests.get(table.name);
    const digest = await digestOf(there, table, onProgress);
    if (expected?.equals(digest)) continue;
    throw new Refusal(
      `${table.name} differs in the other database (${expected?.count} rows, then ${digest.count}); nothing was kept`,
    );
  }
}

async function requireSameRows(
  here: Side,
  there: Side,
  tables: readonly MovedTable[],
  onProgress: OnProgress,
): Promise<void> {
  const others: string[] = [];
  for (const table of tables) {
    const [own, other] = [await digestOf(here, table, onProgress), await digestOf(there, table, onProgress)];
    if (!own.equals(other)) {
      others.push(`${table.name} (${counted(other.count, 'row')} there, ${formatCount(own.count)} here)`);
    }
  }
  if (others.length === 0) return;
  throw new Refusal(
    `the other database has other rows, and nothing was written: ${others.join(', ')}. Name an empty one.`,
  );
}

async function digestOf(side: Side, table: MovedTable, onProgress: OnProgress): Promise<RowDigest> {
  const digest = new RowDigest();
  const all = await countRows(side, table);
  for await (const rows of readRows(side, table)) {
    for (const row of rows) digest.add(row, table.columns);
    onProgress(`comparing ${table.name}`, digest.count, all);
  }
  return digest;
}

function listCounts(sizes: ReadonlyMap<string, number>): MovedCount[] {
  return [...sizes].map(([table, rows]) => ({ table, rows }));
}
