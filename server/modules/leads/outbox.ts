import type { LeadKind } from 'contract/api-paths.ts';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Database } from '../../plugins/database/schema.ts';
import { elements, unfold } from '../../plugins/database/unfold.ts';
import { afterBound, countedSince, isBound, keepLatest } from './mail-bound.ts';

/** From how many networks together a person is sent as many emails about demos as from one. */
const NETWORKS_OF_PERSON = 4;

/** One thing to be said of a lead, once, by one channel. */
export interface PlannedDelivery {
  channel: string;
  /** What it says, such as `received`. */
  message: string;
  /** It waits until its demo is confirmed. */
  waits?: boolean;
  /** It asks for that confirmation: of suspects, those who may be people get it. */
  asksToConfirm?: boolean;
  /** It is an email to the address that the visitor entered, and counts among those to that address. */
  isForVisitor?: boolean;
}

/** Who is told of leads. `app.ts` hands it in: the channels know leads, not the other way round. */
export interface Outbox {
  /** @param isUnconfirmed its demo waits for the link that it is sent */
  plan: (kind: LeadKind, isUnconfirmed: boolean) => readonly PlannedDelivery[];
  /** Emails an hour to one address that visitors may set off; without it, any number. */
  mostMailsOfHour?: number;
  /** Called after each lead that is on disk; does nothing that its visitor would wait for. */
  wake: () => void;
}

/** A stored lead, as far as its deliveries care. */
interface StoredRow {
  id: string;
  kind: LeadKind;
  state: 'new' | 'quarantined';
  /** It looks so much like a program's that its demo gets no seat. */
  getsNoSeat: boolean;
  /** Hash of its address. */
  person: string;
  /** Hash of the network that sent it. */
  networks: { network: string } | null;
  isUnconfirmed: boolean;
  receivedAt: string;
}

/**
 * What writes down what is to be said of leads, in the transaction that stores them, behind their rows, and of those alone
 * that are there. What is already written stays, since a batch whose commit broke off is tried again.
 * @returns none where there is nothing to be said
 */
export function compileDeliveries(
  database: Database,
  outbox: Pick<Outbox, 'plan' | 'mostMailsOfHour'>,
  leads: readonly StoredRow[],
): CompiledQuery[] {
  const ofRecipient = new Map<string, number>();
  const demosOfPerson = new Map<string, number>();
  const rows = leads.flatMap(({ id, kind, isUnconfirmed, receivedAt, ...lead }) =>
    outbox.plan(kind, isUnconfirmed).map(({ channel, message, isForVisitor = false, ...planned }) => {
      const isHeld = isHeldBack(lead, planned);
      const counted = isForVisitor && !isHeld ? recipientOf({ kind, ...lead }) : null;
      const before = counted ? countUp(ofRecipient, counted.key) : 0;
      const beforeInAll = counted?.demosOf ? countUp(demosOfPerson, counted.demosOf) : 0;
      return [
        ...[uuidV7(), id, channel, message, isHeld ? 'held' : 'due', receivedAt],
        ...[counted?.key ?? null, String(before), counted?.demosOf ?? null, String(beforeInAll)],
      ];
    }),
  );
  if (rows.length === 0) return [];
  const now = new Date(leads.at(-1)?.receivedAt ?? '');
  const { mostMailsOfHour: most = Number.POSITIVE_INFINITY } = outbox;
  const recipients = [...ofRecipient.keys()];
  const insert = sql`
    insert into lead_deliveries (id, lead_id, channel, message, state, created_at, recipient, due_at)
    select ${elements(7)}, ${isBound(most) ? dueWithin(most, now) : sql`value->>5`}
    from ${unfold(database, JSON.stringify(rows))}
    where exists (select 1 from leads where leads.id = value->>1)
    on conflict do nothing`.compile(database);
  if (!isBound(most) || recipients.length === 0) return [insert];
  return [insert, keepLatest(database, recipients, now).compile()];
}

function isHeldBack(
  { state, getsNoSeat }: Pick<StoredRow, 'state' | 'getsNoSeat'>,
  { waits = false, asksToConfirm = false }: Pick<PlannedDelivery, 'waits' | 'asksToConfirm'>,
): boolean {
  if (asksToConfirm) return getsNoSeat;
  return waits || state === 'quarantined';
}

/**
 * Under what an email to a visitor counts. What a demo sets off counts for each network, so that strangers who send other
 * forms in a person's name do not delay the email by which that person confirms; and all demos of the person are counted together, since networks are many.
 */
function recipientOf({ kind, person, networks }: Pick<StoredRow, 'kind' | 'person' | 'networks'>) {
  return kind === 'demo'
    ? { key: `${person}:${networks?.network ?? ''}`, demosOf: person }
    : { key: person, demosOf: null };
}

/** @returns how many there were before */
function countUp(counts: Map<string, number>, key: string): number {
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  return before;
}

/** At once, unless those of the hour before, and those before it in the batch, are as many as there may be. */
function dueWithin(most: number, now: Date): RawBuilder<string> {
  const since = countedSince(now).toISOString();
  return sql`
    case when value->>6 is not null and (
      cast(value->>7 as integer) + (
        select count(*) from lead_deliveries as counted
        where counted.recipient = value->>6 and counted.created_at > ${since}
      ) >= ${most}
      or value->>8 is not null and cast(value->>9 as integer) + (
        select count(*) from bookings inner join leads as earlier on earlier.id = bookings.lead_id
        where bookings.person = value->>8 and earlier.received_at > ${since}
      ) >= ${most * NETWORKS_OF_PERSON}
    ) then ${afterBound(now).toISOString()} else value->>5 end`;
}
