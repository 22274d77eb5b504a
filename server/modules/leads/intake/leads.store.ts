import { v7 as uuidV7 } from 'uuid';
import { GroupCommit } from '../../../plugins/database/group-commit.ts';
import { namePerson } from '../../../shared/addresses/person.ts';
import type { Clock } from '../../../shared/clock.ts';
import { IdempotencyKeyReused, PublicError, StorageUnavailable } from '../../../shared/errors.ts';
import { KEY_OF_ANOTHER, nameOf, withOwnKey } from './idempotency.ts';
import type { LeadRow, NewLead, StoredLead } from './lead-statements.ts';
import {
  type CommitOutcome,
  createLeadTransactions,
  type LeadTransactionParts,
  type LostSeat,
} from './lead-transactions.ts';
import { isLikelyProgram } from './screening.ts';
import { nameForList } from './touch.rules.ts';

/** Storage of the lead calls; a measurement may replace it. */
export interface LeadStore {
  /**
   * Resolves once the lead is on disk.
   * @throws {SlotTaken} or {InvalidRequest} when the demo it is for cannot be booked; nothing is stored then
   * @throws {IdempotencyKeyReused} when its key belongs to another body
   * @throws {StorageUnavailable} when it could not be stored
   */
  insertLead(lead: NewLead): Promise<StoredLead>;
  /**
   * Finds the lead of the same request that is stored, or is being stored; `undefined` without one. Called for
   * a request that may not be stored any more: its earlier answer is repeated all the same.
   * @throws {IdempotencyKeyReused} when its key belongs to another body
   * @throws {StorageUnavailable}
   */
  findReplay(lead: NewLead): Promise<StoredLead | undefined>;
  /** Resolves once nothing waits to be stored. */
  drain(): Promise<void>;
}

export interface LeadStoreOptions extends LeadTransactionParts {
  clock: Clock;
  maxBatch?: number;
  maxQueue?: number;
  onBatch?: (size: number) => void;
}

const RESCUE_MS = 2_000;
const SEAT_WITHOUT_BOOKING = 'a request without a booking lost a seat';

/** Stores leads durably, those of one turn of the event loop in one transaction. */
export function createLeadStore(options: LeadStoreOptions): LeadStore {
  const { clock, outbox, bookings, maxBatch = 256, maxQueue = 2_000, onBatch } = options;

  const transactions = createLeadTransactions(options);
  /** Requests with a key that are being stored, by call and key. */
  const underWay = new Map<string, Promise<unknown>>();
  const commits = new GroupCommit<LeadRow, CommitOutcome>({
    commitTogether: transactions.commitTogether,
    maxBatch,
    maxQueue,
    rescueMs: RESCUE_MS,
    ...(onBatch ? { onBatch } : {}),
  });

  async function describeLoss({ seat }: LostSeat, { booking }: NewLead): Promise<unknown> {
    if (!bookings || !booking) return new Error(SEAT_WITHOUT_BOOKING);
    return bookings.refuse(seat, booking.start).catch(refuse);
  }

  async function insert(lead: NewLead): Promise<StoredLead> {
    const add = (each: NewLead) => commits.add(toRow(each, clock())).catch(refuse);
    const first = await add(lead);
    const outcome = first === KEY_OF_ANOTHER ? await add(withOwnKey(lead)) : first;
    if (isLost(outcome)) throw await describeLoss(outcome, lead);
    const stored = storedOf(outcome);
    if (!stored.isReplayed) outbox?.wake();
    if (!stored.isReplayed && lead.booking) bookings?.onBooked();
    return stored;
  }

  return {
    insertLead(lead) {
      const stored = insert(lead);
      if (lead.idempotency) {
        const name = nameOf(lead);
        const settled = stored
          .catch(() => {})
          .finally(() => underWay.get(name) === settled && underWay.delete(name));
        underWay.set(name, settled);
      }
      return stored;
    },
    async findReplay(lead) {
      if (!lead.idempotency) return undefined;
      await underWay.get(nameOf(lead));
      const find = (each: NewLead) => transactions.findReplay(toRow(each, clock())).catch(refuse);
      const first = await find(lead);
      const outcome = first === KEY_OF_ANOTHER ? await find(withOwnKey(lead)) : first;
      return outcome && storedOf(outcome);
    },
    drain: () => commits.drain(),
  };
}

/** @throws {PublicError} */
function storedOf(outcome: CommitOutcome): StoredLead {
  if (outcome === KEY_OF_ANOTHER) throw new IdempotencyKeyReused();
  if (outcome instanceof PublicError) throw outcome;
  if (isLost(outcome)) throw new Error(SEAT_WITHOUT_BOOKING);
  return outcome;
}

function isLost(outcome: CommitOutcome): outcome is LostSeat {
  return typeof outcome === 'object' && 'seat' in outcome;
}

function toRow(lead: NewLead, now: Date): LeadRow {
  const { kind, email, body, attribution, context, suspicion = [], idempotency, booking } = lead;
  const { networks = null } = lead;
  return {
    id: uuidV7(),
    kind,
    email,
    body: JSON.stringify(body),
    attribution: attribution ? JSON.stringify(attribution) : null,
    state: suspicion.length > 0 ? 'quarantined' : 'new',
    context: context ? JSON.stringify(context) : null,
    suspicion: suspicion.length > 0 ? JSON.stringify(suspicion) : null,
    source: nameForList(attribution?.utm_source),
    campaign: nameForList(attribution?.utm_campaign),
    getsNoSeat: isLikelyProgram(suspicion),
    receivedAt: now.toISOString(),
    person: namePerson(email),
    networks,
    idempotency,
    booking,
  };
}

function refuse(error: unknown): never {
  throw error instanceof PublicError ? error : new StorageUnavailable(error);
}
