import { type Kysely, sql } from 'kysely';
import { jsonRows } from '../../plugins/database/group-commit.ts';
import type { Database, Tables } from '../../plugins/database/schema.ts';
import { type Fold, foldNames, foldsIn } from './fold.rules.ts';
import type { VisitSum } from './visit-counter.ts';
import type { VisitSumsTable } from './visits.tables.ts';

/** A batch of one process, numbered from one up. */
export interface VisitBatch {
  process: string;
  number: number;
  sums: readonly VisitSum[];
}

/** Age at which the number of a process's last batch is of no more use. */
const FORGOTTEN_MS = 86_400_000;

/** Adds a batch in one transaction, once: one that was added before, though its answer was lost, changes nothing. */
export async function addBatch(database: Database, { process, number, sums }: VisitBatch, now: Date) {
  await database.transaction().execute(async (transaction) => {
    const row = { process, batch: number, written_at: now.toISOString() };
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('visit_batches')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('process').doUpdateSet(row).where('visit_batches.batch', '<', number),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows > 0n) await addSums(database, transaction, 'hour', sums);
  });
}

/** Adds up what is over, an hour or a day in each transaction. Several processes may do it at once. */
export async function foldOld(database: Database, hour: string, now: Date): Promise<void> {
  for (const fold of foldsIn(hour)) {
    while (await foldOldest(database, fold));
  }
  const forgotten = new Date(now.getTime() - FORGOTTEN_MS).toISOString();
  await database.deleteFrom('visit_batches').where('written_at', '<', forgotten).execute();
}

/** @returns `false` where nothing is left */
async function foldOldest(database: Database, { from, before, to, beginOf }: Fold): Promise<boolean> {
  const old = database.selectFrom('visit_sums').where('span', '=', from).where('starts_at', '<', before);
  const { oldest } = await old.select(({ fn }) => fn.min('starts_at').as('oldest')).executeTakeFirstOrThrow();
  if (oldest === null) return false;
  await database.transaction().execute(async (transaction) => {
    // What another process has taken out meanwhile is not returned.
    const taken = await transaction
      .deleteFrom('visit_sums')
      .where('span', '=', from)
      .where('starts_at', '=', oldest)
      .returningAll()
      .execute();
    const startsAt = beginOf(oldest);
    await addSums(
      database,
      transaction,
      to,
      addEqual((to === 'week' ? foldNames(taken) : taken).map((row) => ({ ...row, starts_at: startsAt }))),
    );
  });
  return true;
}

/** Adds up sums of one key: a statement cannot change a row twice. */
function addEqual(sums: readonly VisitSum[]): VisitSum[] {
  const equal = new Map<string, VisitSum>();
  for (const sum of sums) {
    const key = [sum.topic, sum.name, sum.detail, sum.reader].join('\n');
    const known = equal.get(key);
    if (!known) {
      equal.set(key, { ...sum });
      continue;
    }
    known.visits += sum.visits;
    known.inner_pages += sum.inner_pages;
    known.prefetched += sum.prefetched;
  }
  return [...equal.values()];
}

async function addSums(
  { engine }: Pick<Database, 'engine'>,
  transaction: Kysely<Tables>,
  span: VisitSumsTable['span'],
  sums: readonly VisitSum[],
): Promise<void> {
  if (sums.length === 0) return;
  // In one order everywhere: two transactions that wait for each other's rows would end one of them.
  const rows = sums
    .map((sum) => [
      ...[sum.topic, sum.starts_at, sum.name, sum.detail, sum.reader],
      ...[sum.visits, sum.inner_pages, sum.prefetched],
    ])
    .sort((one, other) => (one.slice(0, 5).join('\n') < other.slice(0, 5).join('\n') ? -1 : 1));
  await sql`
    insert into visit_sums
      (span, topic, starts_at, name, detail, reader, visits, inner_pages, prefetched)
    select ${span}, value->>0, value->>1, value->>2, value->>3, value->>4,
      cast(value->>5 as integer), cast(value->>6 as integer), cast(value->>7 as integer)
    from ${jsonRows({ engine }, JSON.stringify(rows))} where true
    on conflict (span, topic, starts_at, name, detail, reader) do update set
      visits = visit_sums.visits + excluded.visits,
      inner_pages = visit_sums.inner_pages + excluded.inner_pages,
      prefetched = visit_sums.prefetched + excluded.prefetched`.execute(transaction);
}
