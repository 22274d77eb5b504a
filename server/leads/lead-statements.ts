import type { LeadKind } from 'contract/api-paths.ts';
import type { CompiledQuery } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { PublicError } from '../errors.ts';
import type { LeadContext } from './lead-context.ts';
import type { Suspicion } from './suspicion.rules.ts';

/** One lead to be stored. */
export interface NewLead {
  kind: LeadKind;
  email: string;
  /** The request's body, trimmed. */
  body: object;
  attribution?: Record<string, string> | undefined;
  context?: LeadContext | undefined;
  /** Why it is held back; a lead with none is new. */
  suspicion?: readonly Suspicion[];
  idempotency?: { key: string; fingerprint: string } | undefined;
  /** The demo that is booked with it. */
  booking?: { start: Date; end: Date } | undefined;
  /** Why nothing new may be stored of it; an earlier answer to the same request is repeated all the same. */
  refusal?: PublicError | undefined;
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
  /** A demo of it takes no half-hour from anybody (decision 046). */
  getsNoSeat: boolean;
  receivedAt: string;
  idempotency: NewLead['idempotency'];
  booking: NewLead['booking'];
  refusal: NewLead['refusal'];
}

/**
 * The statements of the store, compiled once: building SQL anew for each row costs more than running it.
 * The order of the parameters is that of the columns below.
 */
export function compileLeadStatements(database: Database) {
  const text = '';
  // A row whose commit broke off is tried again under its id, though it may have been stored the first time.
  const insertLead = database
    .insertInto('leads')
    .values({
      id: text,
      kind: 'demo',
      email: text,
      body: text,
      attribution: text,
      received_at: text,
      state: 'new',
      context: text,
      suspicion: text,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .compile();

  // Claims the key: a new one, or one that has expired. No row comes back when somebody holds it.
  const claimKey = database
    .insertInto('idempotency_keys')
    .values({ kind: 'demo', key: text, fingerprint: text, lead_id: text, created_at: text })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet((excluded) => ({
          fingerprint: excluded.ref('excluded.fingerprint'),
          lead_id: excluded.ref('excluded.lead_id'),
          created_at: excluded.ref('excluded.created_at'),
        }))
        .where('idempotency_keys.created_at', '<', text),
    )
    .returning('lead_id')
    .compile();

  const freeKey = database
    .deleteFrom('idempotency_keys')
    .where('kind', '=', 'demo')
    .where('key', '=', text)
    .where('lead_id', '=', text)
    .compile();

  const findKey = database
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'lead_id'])
    .where('kind', '=', 'demo')
    .where('key', '=', text)
    .where('created_at', '>=', text)
    .compile();

  return {
    insertLead: ({ id, kind, email, body, attribution, receivedAt, state, context, suspicion }: LeadRow) =>
      withParameters(insertLead, [id, kind, email, body, attribution, receivedAt, state, context, suspicion]),
    claimKey: ({ kind, id, receivedAt }: LeadRow, key: string, fingerprint: string, expiry: string) =>
      withParameters(claimKey, [kind, key, fingerprint, id, receivedAt, expiry]),
    /** Gives a key back that was claimed for a lead which is not stored after all. */
    freeKey: ({ kind, id }: LeadRow, key: string) => withParameters(freeKey, [kind, key, id]),
    findKey: (kind: LeadKind, key: string, expiry: string) => withParameters(findKey, [kind, key, expiry]),
  };
}

function withParameters<Row>(query: CompiledQuery<Row>, parameters: unknown[]): CompiledQuery<Row> {
  return { ...query, parameters };
}
