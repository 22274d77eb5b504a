import type { Kysely, Selectable } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { LeadHistoryTable, StoredLeadState } from '../leads.tables.ts';

/** Contents of `lead_history.details`, by the kind of entry. */
export interface HistoryDetails {
  state: { from: StoredLeadState; to: StoredLeadState };
  /** Ids of people of the desk; `together`: how many leads were given at once. */
  assigned: { from: string | null; to: string | null; together?: number };
  snoozed: { until: string | null };
  reply: { subject: string; text: string; deliveryId: string };
  merged: { email: string; isUndone: boolean };
  'sent-again': { deliveryId: string; channel: string };
  /** Addresses of the visitor, the wrong one and the corrected one. */
  address: { from: string; to: string };
}

/** A person of the desk who writes, with the name they have now: a later one changes nothing of what is written. */
export interface Author {
  /** Null where the desk does something by itself. */
  id: string | null;
  name: string;
}

/** Something that a person did with a lead. */
export type HistoryRecord = {
  [Kind in LeadHistoryTable['kind']]: {
    id: string;
    leadId: string;
    at: string;
    /** Id of a person of the desk; `null` at the command line. */
    personId: string | null;
    /** The name that the person had then. */
    personName: string | null;
    kind: Kind;
    details: HistoryDetails[Kind];
  };
}[LeadHistoryTable['kind']];

/** Writes down what a person did. @returns its id */
export async function insertHistory<Kind extends LeadHistoryTable['kind']>(
  transaction: Kysely<Tables>,
  entry: { leadId: string; by: Author | null; kind: Kind; details: HistoryDetails[Kind] },
  now: Date,
  id: string = uuidV7(),
): Promise<string> {
  const { leadId, by, kind, details } = entry;
  await transaction
    .insertInto('lead_history')
    .values({
      ...{ id, lead_id: leadId, person_id: by?.id ?? null, person_name: by?.name ?? null, kind },
      ...{ details: JSON.stringify(details), created_at: now.toISOString() },
    })
    .execute();
  return id;
}

/** Lists the entries of these leads, in the order of time. */
export async function listHistory(
  database: Kysely<Tables>,
  leadIds: readonly string[],
): Promise<HistoryRecord[]> {
  if (leadIds.length === 0) return [];
  const rows = await database
    .selectFrom('lead_history')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('id')
    .execute();
  return rows.map(toRecord);
}

/** One entry of a lead; `undefined` where it is gone. */
export async function findHistory(
  database: Kysely<Tables>,
  leadId: string,
  id: string,
): Promise<HistoryRecord | undefined> {
  const row = await database
    .selectFrom('lead_history')
    .selectAll()
    .where('id', '=', id)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return row && toRecord(row);
}

function toRecord(row: Selectable<LeadHistoryTable>): HistoryRecord {
  const { id, lead_id, person_id, person_name, kind, details, created_at } = row;
  return {
    ...{ id, leadId: lead_id, at: created_at, personId: person_id, personName: person_name, kind },
    details: JSON.parse(details),
  } as HistoryRecord;
}
