import type { LeadKind } from 'contract/api-paths.ts';
import { type CompiledQuery, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Database } from '../database/schema.ts';

/** One thing to be said of a lead, once, by one channel. */
export interface PlannedDelivery {
  channel: string;
  /** What it says, such as `received`. */
  message: string;
}

/** Who is told of leads. The assembly hands it in: the channels know leads, not the other way round. */
export interface Outbox {
  plan: (kind: LeadKind) => readonly PlannedDelivery[];
  /** Called after each lead that is on disk; does nothing that its visitor would wait for. */
  wake: () => void;
}

/** A stored lead, as far as its deliveries care. */
interface StoredRow {
  id: string;
  kind: LeadKind;
  state: 'new' | 'quarantined';
  receivedAt: string;
}

/** Where each engine unfolds a JSON list to rows; what reads the elements is spelled alike in both. */
const UNFOLD = { sqlite: 'json_each', postgres: 'json_array_elements' } as const;

/**
 * What writes down what is to be said of leads, in the transaction that stores them, behind their rows. One statement for
 * all of a batch, whose text never changes: a statement for each would cost the intake more than the rows themselves. What
 * is already there stays, since a batch whose commit broke off is tried again.
 * @returns none where there is nothing to be said
 */
export function compileDeliveries(
  database: Database,
  outbox: Pick<Outbox, 'plan'>,
  leads: readonly StoredRow[],
): CompiledQuery[] {
  const rows = leads.flatMap(({ id, kind, state, receivedAt }) =>
    outbox
      .plan(kind)
      .map(({ channel, message }) => [
        uuidV7(),
        id,
        channel,
        message,
        state === 'quarantined' ? 'held' : 'due',
        receivedAt,
      ]),
  );
  if (rows.length === 0) return [];
  const query = sql`
    insert into lead_deliveries (id, lead_id, channel, message, state, due_at, created_at)
    select value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>5
    from ${sql.raw(UNFOLD[database.engine])}(${JSON.stringify(rows)}) as entry where true
    on conflict do nothing`;
  return [query.compile(database)];
}
