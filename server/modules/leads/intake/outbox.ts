import type { LeadKind } from 'contract/api-paths.ts';
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { elements, jsonRows } from '../../../plugins/database/group-commit.ts';
import type { Database, Tables } from '../../../plugins/database/schema.ts';

/** Factor between the limits of emails about demos to one person from all networks and from one network. */
const NETWORKS_OF_PERSON = 4;

/** One message about a lead, sent once by one channel. */
export interface PlannedDelivery {
  channel: string;
  /** Name of the message, such as `received`. */
  message: string;
  /** It waits until its demo is confirmed. */
  waits?: boolean;
  /** Set where it asks for that confirmation: of suspects, those who may be people get it. */
  asksToConfirm?: boolean;
  /** It is an email to the address that the visitor entered, and counts among those to that address. */
  isForVisitor?: boolean;
}

/** Plans the notifications of leads. `app.ts` passes it in: the channels depend on leads, not the reverse. */
export interface Outbox {
  /** @param isUnconfirmed its demo waits for the link that it is sent */
  plan: (kind: LeadKind, isUnconfirmed: boolean) => readonly PlannedDelivery[];
  /** Emails an hour to one address that visitors may set off; without it, any number. */
  mostMailsOfHour?: number;
  /** Called after each lead that is on disk; does nothing that its visitor would wait for. */
  wake: () => void;
}

/** Facts of a stored lead that its deliveries depend on. */
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
 * Compiles the statements that write down the deliveries of leads, in the transaction that stores them, after their
 * rows, and for stored leads alone. Rows that are already written stay, since a batch whose commit broke off is tried
 * again.
 * @returns none where there is nothing to deliver
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
    from ${jsonRows(database, JSON.stringify(rows))}
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
 * Returns the key under which an email to a visitor is counted. Emails about demos are counted for each network, so
 * that other people who send forms in a person's name do not delay the email with which that person confirms. All demos
 * of the person are also counted together, since an attacker may use many networks.
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

/**
 * Returns the due time: at once, unless the emails of the hour before, and those before it in the batch, have reached
 * the limit.
 */
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

const HOUR_MS = 3_600_000;
/** A larger bound does not count: looking for so many emails would cost more than sending them. */
const LARGEST_BOUND = 1_000;

/** Reports whether `most` emails an hour are a bound at all. */
export function isBound(most: number): boolean {
  return most <= LARGEST_BOUND;
}

/** Returns the time since which emails count, for one that is planned now. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS);
}

/** Returns the due time of an email that is planned beyond the bound. */
export function afterBound(now: Date): Date {
  return new Date(now.getTime() + HOUR_MS);
}

/** Reports whether visitors have caused so many emails to one person within the last hour. */
export async function isReached(
  transaction: Kysely<Tables>,
  recipient: string,
  most: number,
  now: Date,
): Promise<boolean> {
  if (!isBound(most)) return false;
  const counted = await transaction
    .selectFrom('lead_deliveries')
    .select('id')
    .where('recipient', '=', recipient)
    .where('created_at', '>', countedSince(now).toISOString())
    .limit(most)
    .execute();
  return counted.length >= most;
}

/**
 * Drops all but the latest of the emails to each of these people that wait for the hour to be over: a person who is
 * sent so many has asked for none of them (decision 017).
 */
export function keepLatest(transaction: Kysely<Tables>, recipients: readonly string[], now: Date) {
  const at = now.toISOString();
  return transaction
    .updateTable('lead_deliveries')
    .set({ state: 'dropped', recipient: null, last_problem: 'superseded', ended_at: at })
    .where('recipient', 'in', recipients)
    .where('state', '=', 'due')
    .where('attempts', '=', 0)
    .where('lease', 'is', null)
    .where('due_at', '>', at)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lead_deliveries as newer')
          .select(sql.lit(1).as('one'))
          .whereRef('newer.recipient', '=', 'lead_deliveries.recipient')
          .whereRef('newer.id', '>', 'lead_deliveries.id')
          .where('newer.state', '=', 'due')
          .where('newer.attempts', '=', 0)
          .where('newer.due_at', '>', at),
      ),
    );
}
