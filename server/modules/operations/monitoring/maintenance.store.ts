import type { Database } from '../../../plugins/database/schema.ts';
import type { Alert } from './alert.rules.ts';
import type { UpkeepTable } from './monitoring.tables.ts';

type Job = UpkeepTable['duty'];

/** Longer than the pause between two looks, so that a process that lives keeps its job. */
const LEASE_MS = 3 * 60_000;

export type MaintenanceStore = ReturnType<typeof createMaintenanceStore>;

/** Creates the store of the maintenance, which the processes on one database share. @param holder names this process */
export function createMaintenanceStore(database: Database, holder: string) {
  return {
    /**
     * Takes or keeps the watch, which one process has at a time, until it ends or stands still. @returns whether it has
     * it
     */
    async keepWatch(now: Date): Promise<boolean> {
      await insertJob(database, 'watch');
      const lease = {
        holder,
        leased_until: new Date(now.getTime() + LEASE_MS).toISOString(),
      };
      const { numUpdatedRows } = await database
        .updateTable('upkeep')
        .set(lease)
        .where('duty', '=', 'watch')
        .where((row) =>
          row.or([
            row('holder', '=', holder),
            row('leased_until', 'is', null),
            row('leased_until', '<=', now.toISOString()),
            // Given by a clock that was wrong.
            row('leased_until', '>', new Date(now.getTime() + 2 * LEASE_MS).toISOString()),
          ]),
        )
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Leaves the watch to the next process at once. */
    async endWatch(): Promise<void> {
      await database
        .updateTable('upkeep')
        .set({ holder: null, leased_until: null })
        .where('duty', '=', 'watch')
        .where('holder', '=', holder)
        .execute();
    },

    async findAlerts(): Promise<Alert[]> {
      const rows = await database
        .selectFrom('alerts')
        .selectAll()
        .orderBy('since')
        .orderBy('cause')
        .execute();
      return rows.map(({ cause, since, told_at: notifiedAt }) => ({
        cause,
        since: new Date(since),
        notifiedAt: notifiedAt === null ? null : new Date(notifiedAt),
      }));
    },

    async insertAlerts(causes: readonly string[], now: Date): Promise<void> {
      if (causes.length === 0) return;
      await database
        .insertInto('alerts')
        .values(causes.map((cause) => ({ cause, since: now.toISOString(), told_at: null })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async recordNotified(causes: readonly string[], now: Date): Promise<void> {
      if (causes.length === 0) return;
      await database
        .updateTable('alerts')
        .set({ told_at: now.toISOString() })
        .where('cause', 'in', causes)
        .execute();
    },

    async removeAlerts(causes: readonly string[]): Promise<void> {
      if (causes.length === 0) return;
      await database.deleteFrom('alerts').where('cause', 'in', causes).execute();
    },

    /** Finds the last result of a job. */
    async findJob(duty: Job): Promise<{ doneAt: Date | null; problem: string | null }> {
      const row = await database
        .selectFrom('upkeep')
        .select(['done_at', 'problem'])
        .where('duty', '=', duty)
        .executeTakeFirst();
      return { doneAt: row?.done_at ? new Date(row.done_at) : null, problem: row?.problem ?? null };
    },

    /** @param problem `null` after a success */
    async recordJob(duty: Job, doneAt: Date, problem: string | null): Promise<void> {
      await insertJob(database, duty);
      await database
        .updateTable('upkeep')
        .set({ done_at: doneAt.toISOString(), problem })
        .where('duty', '=', duty)
        .execute();
    },
  };
}

async function insertJob(database: Database, duty: Job): Promise<void> {
  const empty = { holder: null, leased_until: null, done_at: null, problem: null };
  await database
    .insertInto('upkeep')
    .values({ duty, ...empty })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
