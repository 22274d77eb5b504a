import type { Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { LeadBookings, NewBooking } from '../bookings/lead-bookings.ts';
import type { SeatRefusal } from '../bookings/seats.ts';
import type { Clock } from '../clock.ts';
import { GroupCommit } from '../database/group-commit.ts';
import { rowByRow, type Statements } from '../database/row-by-row.ts';
import type { Database, Tables } from '../database/schema.ts';
import { IdempotencyKeyReused, PublicError, StorageUnavailable } from '../errors.ts';
import { compileLeadStatements, type KeyedRow, type LeadRow, type NewLead } from './lead-statements.ts';
import { compileDeliveries, type Outbox } from './outbox.ts';
import { isLikelyProgram } from './suspicion.rules.ts';

/** What the lead calls need of a storage; a measurement may put another one in its place. */
export interface LeadStore {
  /**
   * Resolves once the lead is on disk.
   * @throws {SlotTaken} or {InvalidRequest} when the demo it is for cannot be booked; nothing is stored then
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
  /** Who is told of each lead; nobody when it is missing. */
  outbox?: Outbox | undefined;
  /** Who books the demos of leads; without it none is booked. */
  bookings?: LeadBookings | undefined;
  maxBatch?: number;
  maxQueue?: number;
  onBatch?: (size: number) => void;
}

type Outcome = StoredLead | PublicError | LostSeat;

/** Nothing was stored, since the demo that the lead is for could not be booked. */
interface LostSeat {
  seat: SeatRefusal;
}

const HOUR_MS = 3_600_000;
const RESCUE_MS = 2_000;

/** Stores leads durably, those of one turn of the event loop in one transaction. */
export function createLeadStore(options: LeadStoreOptions): LeadStore {
  const { database, clock, idempotencyHours, outbox, bookings } = options;
  const { maxBatch = 256, maxQueue = 2_000, onBatch } = options;
  const queries = compileLeadStatements(database);

  const commits = new GroupCommit<LeadRow, Outcome>({
    commitTogether,
    maxBatch,
    maxQueue,
    rescueMs: RESCUE_MS,
    ...(onBatch ? { onBatch } : {}),
  });

  async function commitTogether(rows: readonly LeadRow[]): Promise<Outcome[]> {
    let written: Promise<unknown> | undefined;
    const committed = database.transaction().execute((transaction) =>
      insertAll(transaction, rows, (writing) => {
        written = writing;
        // It may fail before anybody waits for it.
        writing.catch(() => {});
      }),
    );
    // A statement that failed says why; its COMMIT may say no more than that one has.
    await committed.catch(() => {});
    await written;
    return committed;
  }

  /**
   * The leads, and in the same transaction what is to be said of those that are new. Keys come first, for a repetition is
   * answered whoever has the seat by now; then seats; and leads only with the seat that they need in hand.
   * @param onWriting gets what settles with the last statements: they travel with the COMMIT, which stores nothing when one
   * of them fails
   */
  async function insertAll(
    transaction: Transaction<Tables>,
    rows: readonly LeadRow[],
    onWriting: (writing: Promise<unknown>) => void,
  ): Promise<Outcome[]> {
    const settled = await findOutcomes(transaction, rows);
    const wanted = rows.filter(({ id }) => !settled.has(id));
    const lost = await takeSeats(transaction, wanted);
    const stored = wanted.filter(({ id }) => !lost.has(id));
    const outcomes = rows.map(
      ({ id }) => withoutLost(settled.get(id), lost) ?? lost.get(id) ?? { id, isReplayed: false },
    );
    const told = rows.filter((_, index) => isNew(outcomes[index]));
    const writes = [
      ...(stored.length > 0 ? [queries.insertLeads(stored)] : []),
      ...(outbox ? compileDeliveries(database, outbox, told) : []),
    ];
    onWriting(rowByRow(transaction, writes, (write, connection) => connection.executeQuery<unknown>(write)));
    await bookings?.insertBookings(transaction, stored.flatMap(bookingOf));
    return outcomes;
  }

  /** What is clear before anything is stored, by the rows that are not to be; those that are have their keys then. */
  async function findOutcomes(transaction: Transaction<Tables>, rows: readonly LeadRow[]) {
    const [first] = rows;
    const expiry = new Date(Date.parse(first?.receivedAt ?? '') - idempotencyHours * HOUR_MS).toISOString();
    const claimed = await claimKeys(transaction, rows, expiry);
    const others = rows.filter(
      ({ id, idempotency, refusal }) => refusal || (idempotency && !claimed.has(id)),
    );
    const outcomes = await rowByRow(transaction, others, (row, connection) =>
      findOutcome(connection, row, expiry),
    );
    return new Map(others.map(({ id }, index) => [id, outcomes[index] as Outcome]));
  }

  /** @returns the rows that have their keys now; of several with one key it is the first */
  async function claimKeys(transaction: Transaction<Tables>, rows: readonly LeadRow[], expiry: string) {
    const byKey = new Map<string, KeyedRow>();
    for (const row of rows) {
      if (!isKeyed(row) || row.refusal) continue;
      const name = `${row.kind} ${row.idempotency.key}`;
      if (!byKey.has(name)) byKey.set(name, row);
    }
    if (byKey.size === 0) return new Set();
    const { rows: claims } = await transaction.executeQuery(queries.claimKeys([...byKey.values()], expiry));
    return new Set(claims.map(({ lead_id }) => lead_id));
  }

  /** Of a row that cannot have its key, or is refused: an earlier answer to the same request is repeated all the same. */
  async function findOutcome(connection: Statements, row: LeadRow, expiry: string): Promise<Outcome> {
    const { id, kind, idempotency, refusal } = row;
    const [holder] = idempotency
      ? (await connection.executeQuery(queries.findKey(kind, idempotency.key, expiry))).rows
      : [];
    if (holder && holder.fingerprint !== idempotency?.fingerprint) return new IdempotencyKeyReused();
    if (holder) return { id: holder.lead_id, isReplayed: holder.lead_id !== id };
    if (refusal) return refusal;
    throw new Error('an idempotency key was neither free nor held');
  }

  /** Books what there is; whoever gets nothing gives the key back, to try another half-hour with it. */
  async function takeSeats(transaction: Transaction<Tables>, rows: readonly LeadRow[]) {
    const lost = new Map<string, LostSeat>();
    const wanted = rows.flatMap(bookingOf);
    if (!bookings || wanted.length === 0) return lost;
    for (const [id, seat] of await bookings.takeSeats(transaction, wanted)) lost.set(id, { seat });
    const keyed = rows.filter(({ id, idempotency }) => idempotency && lost.has(id));
    await rowByRow(transaction, keyed, (row, connection) =>
      connection.executeQuery(queries.freeKey(row, row.idempotency?.key ?? '')),
    );
    return lost;
  }

  async function tellLoss({ seat }: LostSeat, { booking }: NewLead): Promise<unknown> {
    if (!bookings || !booking) return new Error('a seat was lost that nobody wanted');
    return bookings.refuse(seat, booking.start).catch(refuse);
  }

  return {
    async insertLead(lead) {
      if (lead.refusal && !lead.idempotency) throw lead.refusal;
      const outcome = await commits.add(toRow(lead, clock())).catch(refuse);
      if (outcome instanceof PublicError) throw outcome;
      if (isLost(outcome)) throw await tellLoss(outcome, lead);
      if (isNew(outcome)) outbox?.wake();
      if (isNew(outcome) && lead.booking) bookings?.wake();
      return outcome;
    },
    drain: () => commits.drain(),
  };
}

function isKeyed(row: LeadRow): row is KeyedRow {
  return row.idempotency !== undefined;
}

function isNew(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && 'isReplayed' in outcome && !outcome.isReplayed;
}

function isLost(outcome: StoredLead | LostSeat): outcome is LostSeat {
  return 'seat' in outcome;
}

/** Whoever repeats a request of the same transaction has lost what that one has lost. */
function withoutLost(outcome: Outcome | undefined, lost: ReadonlyMap<string, LostSeat>): Outcome | undefined {
  if (outcome === undefined || outcome instanceof PublicError || isLost(outcome)) return outcome;
  return lost.get(outcome.id) ?? outcome;
}

function bookingOf({ id, booking, state, getsNoSeat }: LeadRow): NewBooking[] {
  return booking ? [{ ...booking, leadId: id, isHeldBack: state === 'quarantined', getsNoSeat }] : [];
}

function toRow(lead: NewLead, now: Date): LeadRow {
  const { kind, email, body, attribution, context, suspicion = [], idempotency, booking, refusal } = lead;
  return {
    id: uuidV7(),
    kind,
    email,
    body: JSON.stringify(body),
    attribution: attribution ? JSON.stringify(attribution) : null,
    state: suspicion.length > 0 ? 'quarantined' : 'new',
    context: context ? JSON.stringify(context) : null,
    suspicion: suspicion.length > 0 ? JSON.stringify(suspicion) : null,
    getsNoSeat: isLikelyProgram(suspicion),
    receivedAt: now.toISOString(),
    idempotency,
    booking,
    refusal,
  };
}

function refuse(error: unknown): never {
  throw error instanceof PublicError ? error : new StorageUnavailable(error);
}
