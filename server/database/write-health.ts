import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { StorageHealth, Tables } from './schema.ts';
import { concernsWholeDatabase } from './whole-database.ts';

/** After a failure, nothing is tried for so long: who looks for a place to send visitors to shall see it. */
const HOLD_MS = 1_000;
/** A row that does not fit beside others, so that it needs what a lead needs: a page of its own. */
const PROBE_BYTES = 6_000;

/** Whether a database can store: what its driver has seen, and, once that was a failure, a row that is tried. */
export class WriteHealth implements StorageHealth {
  #failedAt: number | undefined;
  #probing: Promise<boolean> | undefined;

  /** Passes a statement on, and remembers when it failed because of the database as a whole. */
  async watch<Result>(statement: Promise<Result>): Promise<Result> {
    try {
      return await statement;
    } catch (error) {
      if (concernsWholeDatabase(error)) this.#failedAt = performance.now();
      throw error;
    }
  }

  async canWrite(database: Kysely<Tables>): Promise<boolean> {
    if (this.#failedAt === undefined) return true;
    if (performance.now() - this.#failedAt < HOLD_MS) return false;
    this.#probing ??= this.#probe(database).finally(() => {
      this.#probing = undefined;
    });
    return this.#probing;
  }

  async #probe(database: Kysely<Tables>): Promise<boolean> {
    const failedAt = this.#failedAt;
    try {
      await storeAndRemove(database);
    } catch {
      this.#failedAt = performance.now();
      return false;
    }
    if (this.#failedAt === failedAt) this.#failedAt = undefined;
    return this.#failedAt === undefined;
  }
}

async function storeAndRemove(database: Kysely<Tables>): Promise<void> {
  const name = `probe-${randomUUID()}`;
  const value = randomBytes(PROBE_BYTES / 2).toString('hex');
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('server_keys').values({ name, value }).execute();
    await transaction.deleteFrom('server_keys').where('name', '=', name).execute();
  });
}
