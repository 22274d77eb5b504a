import type { Database } from '../../../plugins/database/schema.ts';
import type { FailedField, Metrics } from '../../../plugins/http/metrics.ts';
import type { HealthSnapshot } from './incident.rules.ts';

const PIECE_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
const WEEK_HOURS = 7 * 24;
/** Enough to see what is wrong; there are few forms, fields and codes. */
const MOST_FIELDS = 50;

/** Counts the forms that this process refuses, and adds them to those of the others. */
export function countFailedSubmissions(
  database: Database,
  { countFailedSubmissions: findCounted, takeFailedFields }: FailureCounts,
) {
  let stored = 0;
  let unstored: FailedField[] = [];

  async function storeFields(beganAt: string): Promise<void> {
    unstored.push(...takeFailedFields());
    if (unstored.length === 0) return;
    const rows = sumOf(unstored).map((row) => ({ began_at: beganAt, ...row }));
    await database
      .insertInto('refused_fields')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['began_at', 'form', 'code', 'field'])
          .doUpdateSet(({ eb, ref }) => ({ count: eb('refused_fields.count', '+', ref('excluded.count')) })),
      )
      .execute();
    unstored = [];
  }

  return {
    /** Stores what has come since the last time. */
    async store(now: Date): Promise<void> {
      await storeFields(pieceOf(now));
      const counted = await findCounted();
      const count = counted - stored;
      if (count === 0) return;
      await database
        .insertInto('refused_forms')
        .values({ began_at: pieceOf(now), count })
        .onConflict((conflict) =>
          conflict
            .column('began_at')
            .doUpdateSet(({ eb, ref }) => ({ count: eb('refused_forms.count', '+', ref('excluded.count')) })),
        )
        .execute();
      stored = counted;
    },
  };
}

/** Counts that a process keeps of the forms that it refuses. */
export type FailureCounts = Pick<Metrics, 'countFailedSubmissions' | 'takeFailedFields'>;

/** Finds how many were refused in the last hour, and in an hour of the week before. */
export async function findFailedSubmissions(
  database: Database,
  now: Date,
): Promise<HealthSnapshot['failedSubmissions']> {
  const present = pieceOf(now);
  const hourAgo = pieceOf(new Date(now.getTime() - HOUR_MS));
  const rows = await database
    .selectFrom('refused_forms')
    .selectAll()
    .where('began_at', '>=', oldestPiece(now))
    .execute();
  const sum = (from: string, to: string) =>
    rows
      .filter(({ began_at: begin }) => begin > from && begin <= to)
      .reduce((total, { count }) => total + count, 0);
  return { lastHour: sum(hourAgo, present), usualPerHour: sum('', hourAgo) / WEEK_HOURS };
}

/** Finds the faults of the forms of the last day, the most frequent first. */
export async function findFailedFields(database: Database, now: Date): Promise<FailedField[]> {
  const rows = await database
    .selectFrom('refused_fields')
    .select(({ fn }) => ['form', 'code', 'field', fn.sum('count').as('count')])
    .where('began_at', '>', pieceOf(new Date(now.getTime() - 24 * HOUR_MS)))
    .groupBy(['form', 'code', 'field'])
    .orderBy('count', 'desc')
    .orderBy('form')
    .orderBy('field')
    .limit(MOST_FIELDS)
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Removes counts of more than a week ago. */
export async function deleteOldFailures(database: Database, now: Date): Promise<void> {
  for (const table of ['refused_forms', 'refused_fields'] as const) {
    await database.deleteFrom(table).where('began_at', '<', oldestPiece(now)).execute();
  }
}

/** Equal ones as one: a statement may not change the same row twice. */
function sumOf(fields: readonly FailedField[]): FailedField[] {
  const groups = Map.groupBy(fields, ({ form, code, field }) => `${form} ${code} ${field}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, count: others.reduce((sum, { count }) => sum + count, first.count) }] : [],
  );
}

function oldestPiece(now: Date): string {
  return pieceOf(new Date(now.getTime() - (WEEK_HOURS + 1) * HOUR_MS));
}

/** The ten minutes that a moment lies in. */
function pieceOf(moment: Date): string {
  return new Date(Math.floor(moment.getTime() / PIECE_MS) * PIECE_MS).toISOString();
}
