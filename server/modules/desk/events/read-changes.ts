import { topicOf } from 'contract/desk/audit-actions.ts';
import type { DeskTopic } from 'contract/desk/events.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';

/**
 * Something whose change open desks show. `read` returns another text after each change. It reads the newest rows of an
 * index, so that requests of visitors write nothing more for the desk, and changes by any process are seen.
 */
export interface WatchedChange {
  topic: DeskTopic;
  read: (database: Kysely<Tables>) => Promise<string>;
}

/** Position up to which changes have been read. */
export interface ChangeMarks {
  audit: number;
  /** Last text of each watched change. */
  texts: readonly string[];
}

const MOST_ACTIONS = 200;

/**
 * Returns the topics that have changed since the last reading.
 * @param since `undefined` at the first reading, which reports no change
 */
export async function readChanges(
  database: Kysely<Tables>,
  watched: readonly WatchedChange[],
  since: ChangeMarks | undefined,
): Promise<{ marks: ChangeMarks; topics: Set<DeskTopic> }> {
  const [audit, ...texts] = await Promise.all([
    database
      .selectFrom('audit_entries')
      .select(({ fn }) => fn.max('number').as('newest'))
      .executeTakeFirst(),
    ...watched.map(({ read }) => read(database)),
  ]);
  const marks: ChangeMarks = { audit: Number(audit?.newest ?? 0), texts };
  if (!since) return { marks, topics: new Set() };
  const topics = marks.audit === since.audit ? new Set<DeskTopic>() : await listTopics(database, since.audit);
  for (const [index, { topic }] of watched.entries()) {
    if (texts[index] !== since.texts[index]) topics.add(topic);
  }
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
