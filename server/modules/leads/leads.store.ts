import { v7 as uuidV7 } from 'uuid';
import { GroupCommit } from '../../plugins/database/group-commit.ts';
import type { Clock } from '../../shared/clock.ts';
import { IdempotencyKeyReused, PublicError, StorageUnavailable } from '../../shared/errors.ts';
import type { LeadRow, NewLead } from './lead-statements.ts';
import {
  type CommitOutcome,
  createLeadTransactions,
  KEY_OF_ANOTHER,
  type LeadTransactionParts,
  type LostSeat,
  type StoredLead,
} from './lead-transactions.ts';
import { namePerson } from './person.rules.ts';
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

export interface LeadStoreOptions extends LeadTransactionParts {
  clock: Clock;
  maxBatch?: number;
  maxQueue?: number;
  onBatch?: (size: number) => void;
}

const RESCUE_MS = 2_000;

/** Stores leads durably, those of one turn of the event loop in one transaction. */
export function createLeadStore(options: LeadStoreOptions): LeadStore {
  const { clock, outbox, bookings, maxBatch = 256, maxQueue = 2_000, onBatch } = options;

  const commits = new GroupCommit<LeadRow, CommitOutcome>({
    commitTogether: createLeadTransactions(options),
    maxBatch,
    maxQueue,
    rescueMs: RESCUE_MS,
    ...(onBatch ? { onBatch } : {}),
  });

  async function tellLoss({ seat }: LostSeat, { booking }: NewLead): Promise<unknown> {
    if (!bookings || !booking) return new Error('a seat was lost that nobody wanted');
    return bookings.refuse(seat, booking.start).catch(refuse);
  }

  /** Two networks that chose the same key by chance: the second one's request has a key of its own. */
  async function addUnderOwnKey(lead: NewLead): Promise<Exclude<CommitOutcome, typeof KEY_OF_ANOTHER>> {
    const { idempotency, networks } = lead;
    const own = idempotency && { ...idempotency, key: `${idempotency.key} ${networks?.network ?? ''}` };
    const outcome = await commits.add(toRow({ ...lead, idempotency: own }, clock())).catch(refuse);
    return outcome === KEY_OF_ANOTHER ? new IdempotencyKeyReused() : outcome;
  }

  return {
    async insertLead(lead) {
      if (lead.refusal && !lead.idempotency) throw lead.refusal;
      const first = await commits.add(toRow(lead, clock())).catch(refuse);
      const outcome = first === KEY_OF_ANOTHER ? await addUnderOwnKey(lead) : first;
      if (outcome instanceof PublicError) throw outcome;
      if (isLost(outcome)) throw await tellLoss(outcome, lead);
      if (isNew(outcome)) outbox?.wake();
      if (isNew(outcome) && lead.booking) bookings?.wake();
      return outcome;
    },
    drain: () => commits.drain(),
  };
}

function isNew(outcome: StoredLead): boolean {
  return !outcome.isReplayed;
}

function isLost(outcome: StoredLead | LostSeat): outcome is LostSeat {
  return 'seat' in outcome;
}

function toRow(lead: NewLead, now: Date): LeadRow {
  const { kind, email, body, attribution, context, suspicion = [], idempotency, booking, refusal } = lead;
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
    getsNoSeat: isLikelyProgram(suspicion),
    receivedAt: now.toISOString(),
    person: namePerson(email),
    networks,
    idempotency,
    booking,
    refusal,
  };
}

function refuse(error: unknown): never {
  throw error instanceof PublicError ? error : new StorageUnavailable(error);
}
