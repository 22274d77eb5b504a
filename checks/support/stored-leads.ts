import type { LeadKind } from 'contract/api-paths.ts';
import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { LeadDeliveriesTable, StoredLeadState } from '../../server/modules/leads/leads.tables.ts';
import type { Tables } from '../../server/plugins/database/schema.ts';
import { GOOD_BODIES } from './lead-bodies.ts';
import { NOW } from './test-server.ts';

interface StoredLead {
  kind?: LeadKind;
  email?: string;
  body?: Readonly<Record<string, string>>;
  attribution?: object;
  context?: object;
  state?: StoredLeadState;
  suspicion?: string[];
  receivedAt?: Date;
  /** Its deliveries, by state. */
  deliveries?: Partial<LeadDeliveriesTable>[];
}

/** Stores a lead as the server would have at that moment, and says under which id. */
export async function storeLead(database: Kysely<Tables>, lead: StoredLead = {}): Promise<string> {
  const { kind = 'contact', email = 'asha@example.com', receivedAt = NOW, state = 'new' } = lead;
  const id = uuidV7({ msecs: receivedAt.getTime() });
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));
  await database
    .insertInto('leads')
    .values({
      id,
      kind,
      email,
      body: JSON.stringify({ ...GOOD_BODIES[kind], email, ...lead.body }),
      attribution: json(lead.attribution),
      context: json(lead.context),
      suspicion: json(lead.suspicion),
      received_at: receivedAt.toISOString(),
      state,
    })
    .execute();
  for (const [index, delivery] of (lead.deliveries ?? []).entries()) {
    await database
      .insertInto('lead_deliveries')
      .values({
        id: uuidV7({ msecs: receivedAt.getTime() }),
        lead_id: id,
        channel: `channel-${index}`,
        message: 'received',
        state: 'due',
        attempts: 0,
        due_at: receivedAt.toISOString(),
        lease: null,
        leased_until: null,
        last_problem: null,
        created_at: receivedAt.toISOString(),
        ended_at: null,
        ...delivery,
      })
      .execute();
  }
  return id;
}
