import type { Database } from '../../plugins/database/schema.ts';
import type { Metrics } from '../../plugins/http/metrics.ts';
import type { Facts } from './findings.rules.ts';

const PIECE_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
const WEEK_HOURS = 7 * 24;

/** Counts the forms that this process refuses, and adds them to those of the others. */
export function countRefusedForms(
  database: Database,
  { findRefusedForms: findCounted }: Pick<Metrics, 'findRefusedForms'>,
) {
  let stored = 0;

  return {
    /** Stores what has come since the last time. */
    async store(now: Date): Promise<void> {
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

/** How many were refused in the last hour, and in an hour of the week before; what is older is removed. */
export async function findRefusedForms(database: Database, now: Date): Promise<Facts['refusedForms']> {
  const present = pieceOf(now);
  const hourAgo = pieceOf(new Date(now.getTime() - HOUR_MS));
  const weekAgo = pieceOf(new Date(now.getTime() - (WEEK_HOURS + 1) * HOUR_MS));
  await database.deleteFrom('refused_forms').where('began_at', '<', weekAgo).execute();
  const rows = await database.selectFrom('refused_forms').selectAll().execute();
  const sum = (from: string, to: string) =>
    rows
      .filter(({ began_at: begin }) => begin > from && begin <= to)
      .reduce((total, { count }) => total + count, 0);
  return { lastHour: sum(hourAgo, present), usualPerHour: sum('', hourAgo) / WEEK_HOURS };
}

/** The ten minutes that a moment lies in. */
function pieceOf(moment: Date): string {
  return new Date(Math.floor(moment.getTime() / PIECE_MS) * PIECE_MS).toISOString();
}
