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
   * @throws its `refusal`, when it has one and is not the repetition of a stored request
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

type Outcome = StoredLead | PublicError;

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
    for (const row of rows) outcomes.push(await insertOne(transaction, row));
    return outcomes;
  }

  async function insertOne(transaction: Transaction<Tables>, row: LeadRow): Promise<Outcome> {
    const earlier = row.idempotency && (await findEarlier(transaction, row, row.idempotency));
    if (earlier) return earlier;
    if (row.refusal) return row.refusal;
    await transaction.executeQuery(statements.insertLead(row));
    return { id: row.id, isReplayed: false };
  }

  /** The outcome of the request that holds the key; `undefined` when nobody else does. A new row takes the key. */
  async function findEarlier(
    transaction: Transaction<Tables>,
    row: LeadRow,
    { key, fingerprint }: { key: string; fingerprint: string },
  ): Promise<Outcome | undefined> {
    const expiry = new Date(Date.parse(row.receivedAt) - idempotencyHours * HOUR_MS).toISOString();
    if (!row.refusal) {
      const claim = await transaction.executeQuery(statements.claimKey(row, key, fingerprint, expiry));
      if (claim.rows.length > 0) return undefined;
    }
    const [holder] = (await transaction.executeQuery(statements.findKey(row.kind, key, expiry))).rows;
    if (!holder && row.refusal) return undefined;
    if (!holder) throw new Error('an idempotency key was neither free nor held');
    if (holder.fingerprint !== fingerprint) return new IdempotencyKeyReused();
    return { id: holder.lead_id, isReplayed: holder.lead_id !== row.id };
  }

  return {
    async insertLead(lead) {
      if (lead.refusal && !lead.idempotency) throw lead.refusal;
      const outcome = await commits.add(toRow(lead, clock())).catch(refuse);
      if (outcome instanceof PublicError) throw outcome;
      return outcome;
    },
    drain: () => commits.drain(),
  };
}

function toRow({ kind, email, body, attribution, idempotency, refusal }: NewLead, now: Date): LeadRow {
  return {
    id: uuidV7(),
    kind,
    email,
    body: JSON.stringify(body),
    attribution: attribution ? JSON.stringify(attribution) : null,
    receivedAt: now.toISOString(),
    idempotency,
    refusal,
  };
}

function refuse(error: unknown): never {
  throw error instanceof PublicError ? error : new StorageUnavailable(error);
}
