import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import { rowByRow, type Statements } from '../../../plugins/database/group-commit.ts';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { type PublicError, StorageUnavailable } from '../../../shared/errors.ts';
import type {
  BookingRefusal,
  GrantedBooking,
  LeadBookings,
  NewBooking,
} from '../../bookings/bookings.queries.ts';
import { findHolder, isKeyed, type KeyRefusal, nameOf, refuseKey, repeat } from './idempotency.ts';
import { compileLeadStatements, type KeyedRow, type LeadRow, type StoredLead } from './lead-statements.ts';
import { compileDeliveries, type Outbox } from './outbox.ts';

export interface LeadTransactionParts {
  database: Database;
  idempotencyHours: number;
  /** Plans the notifications of each lead; without it, none is sent. */
  outbox?: Outbox | undefined;
  /** Books the demos of leads; without it, none is booked. */
  bookings?: LeadBookings | undefined;
}

/** Outcome where nothing was stored, since the demo of the lead could not be booked. */
export interface LostSeat {
  seat: BookingRefusal;
}

export type CommitOutcome = StoredLead | PublicError | LostSeat | KeyRefusal;

/** Rows that a transaction is to store. */
interface Batch {
  wanted: readonly LeadRow[];
  /** The first of those with each key. */
  byKey: ReadonlyMap<string, KeyedRow>;
  /** Keys that were claimed before are free again. */
  expiry: string;
}

interface Stored {
  /** Ids of the leads that have their keys. */
  claimed: ReadonlySet<string>;
  lost: ReadonlyMap<string, LostSeat>;
  /** Ids of the leads whose demos wait for a confirmation by their visitors. */
  unconfirmed: ReadonlySet<string>;
  /** Ids of the leads whose demos wait for their hosts. */
  toBeConfirmed: ReadonlySet<string>;
}

interface Written extends Omit<Stored, 'claimed'> {
  claimed: Stored['claimed'] | undefined;
}

/** Outcome of the demos of a batch. */
interface Seated extends Omit<Stored, 'claimed'> {
  granted: readonly GrantedBooking[];
}

const NOTHING_SEATED: Seated = {
  granted: [],
  lost: new Map(),
  unconfirmed: new Set(),
  toBeConfirmed: new Set(),
};

const HOUR_MS = 3_600_000;

/** The two ways to the table of leads. */
export interface LeadTransactions {
  /** Stores rows in one transaction, all or none, and says what has become of each. */
  commitTogether(rows: readonly LeadRow[]): Promise<CommitOutcome[]>;
  /** Finds the request that is stored under the key of a row; `undefined` where the key is free. */
  findReplay(row: LeadRow): Promise<CommitOutcome | undefined>;
}

export function createLeadTransactions(parts: LeadTransactionParts): LeadTransactions {
  const { database, idempotencyHours, outbox, bookings } = parts;
  const queries = compileLeadStatements(database);

  async function commitTogether(rows: readonly LeadRow[]): Promise<CommitOutcome[]> {
    const batch = batchOf(rows);
    const { claimed, lost, unconfirmed, toBeConfirmed } = await store(batch);

    /**
     * Returns the outcome of the first request with its key, or of the row itself if it has none; a later row of this
     * batch gets that of the first.
     */
    function outcomeOf(row: LeadRow): CommitOutcome | undefined {
      const first = (row.idempotency && batch.byKey.get(nameOf(row))) ?? row;
      if (first.idempotency && !claimed.has(first.id)) return undefined;
      const holder = { ...first.idempotency, network: first.networks?.network ?? null };
      if (row.idempotency?.fingerprint !== holder.fingerprint) return refuseKey(row, holder);
      const stored = repeat(row, first.id, holder);
      return (
        lost.get(first.id) ?? {
          ...stored,
          ...(unconfirmed.has(first.id) && { isUnconfirmed: true }),
          ...(toBeConfirmed.has(first.id) && { toBeConfirmed: true }),
        }
      );
    }
    const outcomes = rows.map(outcomeOf);
    const unclear = rows.filter((_, index) => outcomes[index] === undefined);
    const earlier = await findEarlier(unclear, batch.expiry);
    return outcomes.map((outcome) => outcome ?? (earlier.shift() as CommitOutcome));
  }

  /** Stores the rows whose key is free, and in the same transaction their deliveries. */
  async function store(batch: Batch): Promise<Stored> {
    let written: Promise<readonly QueryResult<unknown>[]> | undefined;
    const committed = database.transaction().execute((transaction) =>
      insertAll(transaction, batch, (writing) => {
        written = writing;
        // It may fail before anyone waits for it.
        writing.catch(() => {});
      }),
    );
    // The error of a failed statement has the cause; that of its COMMIT may only report that one failed.
    await committed.catch(() => {});
    const [claims] = (await written) ?? [];
    const { claimed, ...seated } = await committed;
    return { claimed: claimed ?? leadsOf(claims), ...seated };
  }

  /**
   * Claims keys first, because a repetition gets its answer regardless of who has the seat by now; then takes seats;
   * then stores only leads that have the seat they need. If no lead needs one, all statements are sent with the COMMIT.
   * @param onWriting gets a promise that settles with the last statements, of which the first claims the keys unless
   * that was done before; the COMMIT stores nothing when one of them fails
   */
  async function insertAll(
    transaction: Kysely<Tables>,
    { wanted, byKey, expiry }: Batch,
    onWriting: (writing: Promise<QueryResult<unknown>[]>) => void,
  ): Promise<Written> {
    const claim = queries.claimKeys([...byKey.values()], expiry);
    const needsSeats = bookings !== undefined && wanted.some(({ booking }) => booking);
    const claimed = needsSeats ? leadsOf(await transaction.executeQuery(claim)) : undefined;
    const holders = wanted.filter(({ id, idempotency }) => !idempotency || claimed?.has(id));
    const { granted, lost, unconfirmed, toBeConfirmed } = needsSeats
      ? await takeSeats(transaction, holders)
      : NOTHING_SEATED;
    const stored = (claimed ? holders : wanted).filter(({ id }) => !lost.has(id));
    const statements: CompiledQuery[] = [
      ...(claimed ? [] : [claim]),
      queries.insertLeads(stored),
      ...(outbox
        ? compileDeliveries(
            database,
            outbox,
            stored.map((row) => ({ ...row, isUnconfirmed: unconfirmed.has(row.id) })),
          )
        : []),
    ];
    onWriting(ask(transaction, statements));
    await bookings?.insertBookings(transaction, granted);
    return { claimed, lost, unconfirmed, toBeConfirmed };
  }

  /** Books the free seats; a lead that gets none gives its key back, so that it can be sent again with another time. */
  async function takeSeats(transaction: Kysely<Tables>, rows: readonly LeadRow[]): Promise<Seated> {
    const wanted = rows.flatMap(bookingOf);
    if (!bookings || wanted.length === 0) return NOTHING_SEATED;
    const { granted, refused } = await bookings.takeSeats(transaction, wanted);
    const lost = new Map([...refused].map(([id, seat]) => [id, { seat }]));
    const keyed = rows.filter(({ id, idempotency }) => idempotency && lost.has(id));
    await ask(
      transaction,
      keyed.map((row) => queries.freeKey(row, row.idempotency?.key ?? '')),
    );
    const idsOf = (bookings: readonly GrantedBooking[]) => new Set(bookings.map(({ leadId }) => leadId));
    return {
      ...{ granted, lost },
      unconfirmed: idsOf(granted.filter(({ confirmBy }) => confirmBy !== null)),
      toBeConfirmed: idsOf(granted.filter(({ host }) => host?.confirmBy)),
    };
  }

  /** Finds the earlier answers to rows that cannot have their keys, which are repeated. */
  async function findEarlier(rows: readonly LeadRow[], expiry: string): Promise<CommitOutcome[]> {
    if (rows.length === 0) return [];
    const find = async (row: LeadRow, connection: Statements): Promise<CommitOutcome> =>
      (await findHolder(row, queries, connection, expiry)) ??
      new StorageUnavailable(new Error('an idempotency key was neither free nor held'));
    return (
      database
        .connection()
        .execute((connection) => rowByRow(connection, rows, find))
        // What the others have stored is stored.
        .catch((error: unknown) => rows.map(() => new StorageUnavailable(error)))
    );
  }

  function batchOf(wanted: readonly LeadRow[]): Batch {
    const byKey = new Map<string, KeyedRow>();
    for (const row of wanted.filter(isKeyed)) if (!byKey.has(nameOf(row))) byKey.set(nameOf(row), row);
    return { wanted, byKey, expiry: expiryAt(wanted[0]) };
  }

  function expiryAt(row: LeadRow | undefined): string {
    return new Date(Date.parse(row?.receivedAt ?? '') - idempotencyHours * HOUR_MS).toISOString();
  }

  return {
    commitTogether,
    findReplay: (row) =>
      database.connection().execute((connection) => findHolder(row, queries, connection, expiryAt(row))),
  };
}

/** Sends statements; those of one turn of the event loop travel together. */
function ask<Row>(
  transaction: Kysely<Tables>,
  statements: readonly CompiledQuery<Row>[],
): Promise<QueryResult<Row>[]> {
  return rowByRow(transaction, statements, (statement, connection) => connection.executeQuery(statement));
}

function leadsOf(claims: QueryResult<unknown> | undefined): Set<string> {
  return new Set(claims?.rows.map((row) => (row as { lead_id: string }).lead_id));
}

function bookingOf({ id, booking, getsNoSeat, person, networks }: LeadRow): NewBooking[] {
  if (!booking) return [];
  const { network = null, widerNetwork = null } = networks ?? {};
  const by = { network, widerNetwork, person };
  return [{ ...booking, ...by, leadId: id, getsNoSeat }];
}
