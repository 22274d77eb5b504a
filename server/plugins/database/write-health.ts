import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isDamage } from './damage.ts';
import { isDatabaseWide } from './database-wide-error.ts';
import type { StorageFault, StorageHealth, Tables } from './schema.ts';

/**
 * Time after a failure in which nothing is tried: a program that looks for a place to send visitors to shall see it.
 */
const HOLD_MS = 1_000;
/**
 * Another process may hold the lock for as long, as an operator's command does, before visitors should go elsewhere.
 */
const LONGEST_LOCK_MS = 3_000;
/** Time after a write for which the database counts as writable. */
const STORED_LATELY_MS = 1_000;
/** A row that does not fit beside others, so that it needs what a lead needs: a page of its own. */
const PROBE_BYTES = 6_000;

interface Watching {
  /** Reports whether a write would probably succeed, without writing; for SQLite, where each statement writes. */
  look?: () => Promise<boolean>;
  /** Returns whether another program removed or replaced the files; for SQLite. */
  areReplaced?: () => boolean;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

/**
 * Knows whether a database can store: from the results that its driver has seen; after a failure, from a row that is
 * tried; and while nothing is stored, from a look at it.
 */
export class WriteHealth implements StorageHealth {
  readonly #look: (() => Promise<boolean>) | undefined;
  readonly #areReplaced: (() => boolean) | undefined;
  readonly #now: () => number;
  #fault: StorageFault | undefined;
  #failedAt: number | undefined;
  #storedAt = Number.NEGATIVE_INFINITY;
  #lockedSince: number | undefined;
  #probing: Promise<boolean> | undefined;

  constructor({ look, areReplaced, now = () => performance.now() }: Watching = {}) {
    this.#look = look;
    this.#areReplaced = areReplaced;
    this.#now = now;
  }

  /** Passes a statement on, and remembers when it failed because of the database as a whole. */
  async watch<Result>(statement: Promise<Result>): Promise<Result> {
    try {
      const result = await statement;
      this.#storedAt = this.#now();
      return result;
    } catch (error) {
      if (isDatabaseWide(error)) this.#failedAt = this.#now();
      this.#noteDamage(error);
      throw error;
    }
  }

  /** The same for a statement that reads, and runs at once. */
  watchRead<Result>(read: () => Result): Result {
    try {
      return read();
    } catch (error) {
      this.#noteDamage(error);
      throw error;
    }
  }

  findFault(): StorageFault | undefined {
    if (this.#areReplaced?.()) this.#fault = 'replaced';
    return this.#fault;
  }

  #noteDamage(error: unknown): void {
    if (isDamage(error)) this.#fault ??= 'damaged';
  }

  async canWrite(database: Kysely<Tables>): Promise<boolean> {
    if (this.findFault() === 'replaced') return false;
    if (this.#failedAt === undefined) return !(await this.#isLocked());
    if (this.#now() - this.#failedAt < HOLD_MS) return false;
    this.#probing ??= this.#probe(database).finally(() => {
      this.#probing = undefined;
    });
    return this.#probing;
  }

  async #isLocked(): Promise<boolean> {
    const isFree = !this.#look || this.#now() - this.#storedAt < STORED_LATELY_MS || (await this.#look());
    if (isFree) this.#lockedSince = undefined;
    else this.#lockedSince ??= this.#now();
    return this.#lockedSince !== undefined && this.#now() - this.#lockedSince >= LONGEST_LOCK_MS;
  }

  async #probe(database: Kysely<Tables>): Promise<boolean> {
    const failedAt = this.#failedAt;
    try {
      await storeAndRemove(database);
    } catch {
      this.#failedAt = this.#now();
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
