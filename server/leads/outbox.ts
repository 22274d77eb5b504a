import type { LeadKind } from 'contract/api-paths.ts';
import { type CompiledQuery, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Database } from '../database/schema.ts';
import { elements, unfold } from '../database/unfold.ts';

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

/**
 * What writes down what is to be said of leads, in the transaction that stores them, behind their rows, and of those alone
 * that are there. What is already written stays, since a batch whose commit broke off is tried again.
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
    select ${elements(6)}, value->>5
    from ${unfold(database, JSON.stringify(rows))}
    where exists (select 1 from leads where leads.id = value->>1)
    on conflict do nothing`;
  return [query.compile(database)];
}
