import { FIRST_CHOICES, type NoticeChoices } from 'contract/desk/notices.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { toDeskPerson } from './person.ts';

/** Columns that keep up to when a person has heard of something, by the way in which they hear. */
const MARKS = { now: 'noticed_at', digest: 'digest_at' } as const;

/** A person of the desk with their choices, and the times up to which they have heard. */
export interface NoticeReader {
  person: DeskPerson;
  choices: NoticeChoices;
  /** Absent until the first look. */
  heardUntil: Record<keyof typeof MARKS, string | null>;
}

/** Lists the people of the desk as readers. */
export async function listNoticeReaders(database: Kysely<Tables>): Promise<NoticeReader[]> {
  const rows = await database
    .selectFrom('desk_people')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    person: toDeskPerson(row),
    choices: readChoices(row.notices),
    heardUntil: { now: row.noticed_at, digest: row.digest_at },
  }));
}

/** Finds the choices of a person. */
export async function findNoticeChoices(database: Kysely<Tables>, id: string): Promise<NoticeChoices> {
  const row = await database
    .selectFrom('desk_people')
    .select('notices')
    .where('id', '=', id)
    .executeTakeFirst();
  return readChoices(row?.notices ?? null);
}

/** Records up to when a person has heard. Null: they hear of nothing in this way, and later begin with what is new then. */
export async function recordHeard(
  database: Kysely<Tables>,
  id: string,
  way: keyof typeof MARKS,
  until: Date | null,
): Promise<void> {
  await database
    .updateTable('desk_people')
    .set({ [MARKS[way]]: until?.toISOString() ?? null })
    .where('id', '=', id)
    .execute();
}

/** An occasion that a later version adds is as it is at first. */
function readChoices(stored: string | null): NoticeChoices {
  if (stored === null) return FIRST_CHOICES;
  const chosen = JSON.parse(stored) as NoticeChoices;
  return { ...FIRST_CHOICES, ...chosen, ways: { ...FIRST_CHOICES.ways, ...chosen.ways } };
}
