import { topicOf } from 'contract/desk/audit-actions.ts';
import type { DeskTopic } from 'contract/desk/events.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';

/** How far the changes have been read. */
export interface ChangeMarks {
  /** The newest leads, and those that a person changed last, also at the command line. */
  leads: string;
  bookings: string;
  audit: number;
  deliveries: string;
  /** What is wrong, and which of it the operator knows. */
  alerts: string;
}

/** Number of rows compared per index: a new change may not be the newest row, because clocks of processes differ. */
const NEWEST = 50;
const MOST_ACTIONS = 200;

/**
 * Returns the topics that have changed since the last reading. It compares the newest rows of a few indexes, so that requests of
 * visitors write nothing more for the desk, and changes by any process are seen.
 * @param since `undefined` at the first reading, which reports no change
 */
export async function readChanges(
  database: Kysely<Tables>,
  since: ChangeMarks | undefined,
): Promise<{ marks: ChangeMarks; topics: Set<DeskTopic> }> {
  const [newest, edited, bookings, audit, deliveries, alerts] = await Promise.all([
    database.selectFrom('leads').select('id').orderBy('id', 'desc').limit(NEWEST).execute(),
    database
      .selectFrom('leads')
      .select(['id', 'edited_at'])
      .where('edited_at', 'is not', null)
      .orderBy('edited_at', 'desc')
      .limit(NEWEST)
      .execute(),
    database
      .selectFrom('bookings')
      .select(['lead_id', 'changed_at'])
      .orderBy('changed_at', 'desc')
      .limit(NEWEST)
      .execute(),
    database
      .selectFrom('audit_entries')
      .select(({ fn }) => fn.max('number').as('newest'))
      .executeTakeFirst(),
    database
      .selectFrom('lead_deliveries')
      .select(({ fn }) => fn.countAll().as('dead'))
      .where('state', '=', 'dead')
      .executeTakeFirst(),
    database.selectFrom('alerts').select(['cause', 'told_at']).orderBy('cause').execute(),
  ]);
  const marks: ChangeMarks = {
    leads: JSON.stringify([newest, edited]),
    bookings: JSON.stringify(bookings),
    audit: Number(audit?.newest ?? 0),
    deliveries: String(deliveries?.dead ?? 0),
    alerts: JSON.stringify(alerts),
  };
  if (!since) return { marks, topics: new Set() };
  const topics = marks.audit === since.audit ? new Set<DeskTopic>() : await listTopics(database, since.audit);
  if (marks.leads !== since.leads) topics.add('leads');
  if (marks.bookings !== since.bookings) topics.add('bookings');
  if (marks.deliveries !== since.deliveries || marks.alerts !== since.alerts) topics.add('health');
  return { marks, topics };
}

/** The topics of the entries behind one; of very many, of the newest. */
async function listTopics(database: Kysely<Tables>, after: number): Promise<Set<DeskTopic>> {
  const rows = await database
    .selectFrom('audit_entries')
    .select(['actor_kind as actorKind', 'action'])
    .where('number', '>', after)
    .orderBy('number', 'desc')
    .limit(MOST_ACTIONS)
    .execute();
  return new Set(rows.map(topicOf).filter((topic) => topic !== null));
}
