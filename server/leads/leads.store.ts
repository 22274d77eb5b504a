import type { Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { LeadBookings, NewBooking } from '../bookings/lead-bookings.ts';
import type { SeatRefusal } from '../bookings/seats.ts';
import type { Clock } from '../clock.ts';
import { GroupCommit } from '../database/group-commit.ts';
import { rowByRow, type Statements } from '../database/row-by-row.ts';
import type { Database, Tables } from '../database/schema.ts';
import { IdempotencyKeyReused, PublicError, StorageUnavailable } from '../errors.ts';
import { compileLeadStatements, type LeadRow, type NewLead } from './lead-statements.ts';
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

/** Does the same for each row of a batch. */
type EachOf = <Result>(
  rows: readonly LeadRow[],
  run: (row: LeadRow, connection: Statements) => Promise<Result>,
) => Promise<Result[]>;

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
    const eachOf: EachOf = (some, run) => rowByRow(transaction, some, run);
    const settled = await eachOf(rows, findOutcome);
    const wanted = rows.filter((_, index) => settled[index] === undefined);
    const lost = await takeSeats(transaction, wanted, eachOf);
    const stored = wanted.filter(({ id }) => !lost.has(id));
    const outcomes = rows.map(
      (row, index) =>
        withoutLost(settled[index], lost) ?? lost.get(row.id) ?? { id: row.id, isReplayed: false },
    );
    const told = rows.filter((_, index) => isNew(outcomes[index]));
    const writes = [
      ...stored.map((row) => queries.insertLead(row)),
      ...(outbox ? compileDeliveries(database, outbox, told) : []),
    ];
    onWriting(rowByRow(transaction, writes, (write, connection) => connection.executeQuery<unknown>(write)));
    await bookings?.insertBookings(transaction, stored.flatMap(bookingOf));
    return outcomes;
  }

  /** What is clear before anything is stored; `undefined` for a row that is to be. */
  async function findOutcome(row: LeadRow, connection: Statements): Promise<Outcome | undefined> {
    const earlier = row.idempotency && (await findEarlier(connection, row, row.idempotency));
    return earlier ?? row.refusal;
  }

  /** Books what there is; whoever gets nothing gives the key back, to try another half-hour with it. */
  async function takeSeats(transaction: Transaction<Tables>, rows: readonly LeadRow[], eachOf: EachOf) {
    const lost = new Map<string, LostSeat>();
    const wanted = rows.flatMap(bookingOf);
    if (!bookings || wanted.length === 0) return lost;
    for (const [id, seat] of await bookings.takeSeats(transaction, wanted)) lost.set(id, { seat });
    const keyed = rows.filter(({ id, idempotency }) => idempotency && lost.has(id));
    await eachOf(keyed, (row, connection) =>
      connection.executeQuery(queries.freeKey(row, row.idempotency?.key ?? '')),
    );
    return lost;
  }

  /** The outcome of the request that holds the key; `undefined` when nobody else does. A new row takes the key. */
  async function findEarlier(
    connection: Statements,
    row: LeadRow,
    { key, fingerprint }: { key: string; fingerprint: string },
  ): Promise<Outcome | undefined> {
    const expiry = new Date(Date.parse(row.receivedAt) - idempotencyHours * HOUR_MS).toISOString();
    if (!row.refusal) {
      const claim = await connection.executeQuery(queries.claimKey(row, key, fingerprint, expiry));
      if (claim.rows.length > 0) return undefined;
    }
    const [holder] = (await connection.executeQuery(queries.findKey(row.kind, key, expiry))).rows;
    if (!holder && row.refusal) return undefined;
    if (!holder) throw new Error('an idempotency key was neither free nor held');
    if (holder.fingerprint !== fingerprint) return new IdempotencyKeyReused();
    return { id: holder.lead_id, isReplayed: holder.lead_id !== row.id };
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
