import type { Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Database, Tables } from '../database/schema.ts';
import { IdempotencyKeyReused, PublicError, StorageUnavailable } from '../web/errors.ts';
import { GroupCommit } from './group-commit.ts';
import { compileLeadStatements, type LeadRow, type NewLead } from './lead-statements.ts';

/** What the lead calls need of a storage; a measurement may put another one in its place. */
export interface LeadStore {
  /**
   * Resolves once the lead is on disk.
   * @throws {IdempotencyKeyReused} when its key belongs to another body
   * @throws {StorageUnavailable} when it could not be stored
   */
  insertLead(lead: NewLead): Promise<StoredLead>;
  /** Resolves once nothing waits to be stored. */
  drain(): Promise<void>;
}

export interface StoredLead {
  id: string;
  /** An earlier request with the same key and body was stored under this id. */
  isReplayed: boolean;
}

export interface LeadStoreOptions {
  database: Database;
  clock: Clock;
  idempotencyHours: number;
  maxBatch?: number;
  maxQueue?: number;
  onBatch?: (size: number) => void;
}

type Outcome = StoredLead | 'key_reused';

const HOUR_MS = 3_600_000;
const RESCUE_MS = 2_000;

/** Stores leads durably, those of one turn of the event loop in one transaction. */
export function createLeadStore(options: LeadStoreOptions): LeadStore {
  const { database, clock, idempotencyHours, maxBatch = 256, maxQueue = 2_000, onBatch } = options;
  const statements = compileLeadStatements(database);

  const commits = new GroupCommit<LeadRow, Outcome>({
    commitTogether: (rows) => database.transaction().execute((transaction) => insertAll(transaction, rows)),
    maxBatch,
    maxQueue,
    rescueMs: RESCUE_MS,
    ...(onBatch ? { onBatch } : {}),
  });

  async function insertAll(transaction: Transaction<Tables>, rows: readonly LeadRow[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const row of rows) {
      const earlier = row.idempotency && (await findEarlier(transaction, row, row.idempotency));
      if (!earlier) await transaction.executeQuery(statements.insertLead(row));
      outcomes.push(earlier ?? { id: row.id, isReplayed: false });
    }
    return outcomes;
  }

  /** The outcome of the request that holds the key; `undefined` when the key is now this row's. */
  async function findEarlier(
    transaction: Transaction<Tables>,
    row: LeadRow,
    { key, fingerprint }: { key: string; fingerprint: string },
  ): Promise<Outcome | undefined> {
    const expiry = new Date(Date.parse(row.receivedAt) - idempotencyHours * HOUR_MS).toISOString();
    const claim = await transaction.executeQuery(statements.claimKey(row, key, fingerprint, expiry));
    if (claim.rows.length > 0) return undefined;
    const [holder] = (await transaction.executeQuery(statements.findKey(row.kind, key))).rows;
    if (!holder) throw new Error('an idempotency key was neither free nor held');
    return holder.fingerprint === fingerprint ? { id: holder.lead_id, isReplayed: true } : 'key_reused';
  }

  return {
    async insertLead(lead) {
      const outcome = await commits.add(toRow(lead, clock())).catch(refuse);
      if (outcome === 'key_reused') throw new IdempotencyKeyReused();
      return outcome;
    },
    drain: () => commits.drain(),
  };
}

function toRow({ kind, email, body, attribution, idempotency }: NewLead, now: Date): LeadRow {
  return {
    id: uuidV7(),
    kind,
    email,
    body: JSON.stringify(body),
    attribution: attribution ? JSON.stringify(attribution) : null,
    receivedAt: now.toISOString(),
    idempotency,
  };
}

function refuse(error: unknown): never {
  throw error instanceof PublicError ? error : new StorageUnavailable(error);
}
