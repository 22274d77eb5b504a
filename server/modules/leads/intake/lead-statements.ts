import type { LeadKind } from 'contract/api-paths.ts';
import { sql } from 'kysely';
import { elements, jsonRows, type TextRow, withParameters } from '../../../plugins/database/group-commit.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { HiddenNetworks } from '../../../plugins/http/client-network.ts';
import type { LeadContext } from './lead-context.ts';
import type { Suspicion } from './screening.ts';

/** One lead to be stored. */
export interface NewLead {
  kind: LeadKind;
  email: string;
  /** The request's body, trimmed. */
  body: object;
  attribution?: Record<string, string> | undefined;
  context?: LeadContext | undefined;
  /** Reasons to hold it back; a lead with none is new. */
  suspicion?: readonly Suspicion[];
  idempotency?: { key: string; fingerprint: string } | undefined;
  /** Networks of the request, as the database may keep them. */
  networks?: HiddenNetworks | undefined;
  /** The demo that is booked with it. */
  booking?: WantedDemo | undefined;
}

/** Requested demo of a lead. */
export interface WantedDemo {
  start: Date;
  end: Date;
  /** Id of the person who is to hold it, if they can; a visitor chooses no one. */
  hostId?: string | null;
  /** A person of the team books it: it needs no confirmation, whatever its visitor has booked. */
  isTeams?: boolean;
}

/** A lead on its way to the table. */
export interface LeadRow {
  id: string;
  kind: LeadKind;
  email: string;
  body: string;
  attribution: string | null;
  state: 'new' | 'quarantined';
  context: string | null;
  suspicion: string | null;
  /** Source of the first touch. */
  source: string | null;
  campaign: string | null;
  /** A demo of it takes no half-hour from anyone (decision 017). */
  getsNoSeat: boolean;
  receivedAt: string;
  /** Hash of the address. */
  person: string;
  networks: HiddenNetworks | null;
  idempotency: NewLead['idempotency'];
  booking: NewLead['booking'];
}

/** A lead that comes with a key. */
export type KeyedRow = LeadRow & { idempotency: NonNullable<LeadRow['idempotency']> };

/** Outcome of a request. */
export interface StoredLead {
  id: string;
  /** An earlier request with the same key and body was stored under this id. */
  isReplayed: boolean;
  /** Set where that request came from another network. */
  isFromElsewhere?: boolean;
  /** Its demo waits for the link in its email; of a repetition, its booking says that. */
  isUnconfirmed?: boolean;
  /** Its demo waits for its host; of a repetition, its booking says that. */
  toBeConfirmed?: boolean;
}

export type LeadStatements = ReturnType<typeof compileLeadStatements>;

/** The statements of the store, compiled once: building the SQL again for each batch costs more than running it. */
export function compileLeadStatements(database: Database) {
  const text = '';
  // A row whose commit broke off is tried again under its id, though it may have been stored the first time.
  const insertLeads = sql`
    insert into leads (id, kind, email, body, attribution, received_at, state, context, suspicion, source, campaign)
    select ${elements(11)} from ${jsonRows(database, text)}
    where value->>11 is null or exists (
      select 1 from idempotency_keys where kind = value->>1 and key = value->>11 and lead_id = value->>0
    )
    on conflict (id) do nothing`.compile(database);

  const claimKeys = sql<{ lead_id: string }>`
    insert into idempotency_keys (kind, key, fingerprint, lead_id, created_at, network)
    select ${elements(6)} from ${jsonRows(database, text)} where true
    on conflict (kind, key) do update
    set fingerprint = excluded.fingerprint, lead_id = excluded.lead_id, created_at = excluded.created_at,
      network = excluded.network
    where idempotency_keys.created_at < ${text}
    returning lead_id`.compile(database);

  const freeKey = database
    .deleteFrom('idempotency_keys')
    .where('kind', '=', 'demo')
    .where('key', '=', text)
    .where('lead_id', '=', text)
    .compile();

  const findKey = database
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'lead_id', 'network'])
    .where('kind', '=', 'demo')
    .where('key', '=', text)
    .where('created_at', '>=', text)
    .compile();

  return {
    insertLeads: (rows: readonly LeadRow[]) =>
      withParameters(insertLeads, [JSON.stringify(rows.map(leadTexts))]),
    /**
     * Claims keys: new ones, and those that were made before `expiry`. Returns the leads that got their keys, without
     * those whose key another lead holds.
     * @param rows with one for each key: Postgres touches no row twice in one statement
     */
    claimKeys: (rows: readonly KeyedRow[], expiry: string) =>
      withParameters(claimKeys, [JSON.stringify(rows.map(keyTexts)), expiry]),
    /** Gives a key back that was claimed for a lead which is not stored after all. */
    freeKey: ({ kind, id }: LeadRow, key: string) => withParameters(freeKey, [kind, key, id]),
    findKey: (kind: LeadKind, key: string, expiry: string) => withParameters(findKey, [kind, key, expiry]),
  };
}

function leadTexts(row: LeadRow): TextRow {
  const { id, kind, email, body, attribution, receivedAt, state, context, suspicion, idempotency } = row;
  return [
    ...[id, kind, email, body, attribution, receivedAt, state, context, suspicion, row.source, row.campaign],
    idempotency?.key ?? null,
  ];
}

function keyTexts({ kind, id, receivedAt, networks, idempotency }: KeyedRow): TextRow {
  return [kind, idempotency.key, idempotency.fingerprint, id, receivedAt, networks?.network ?? null];
}
