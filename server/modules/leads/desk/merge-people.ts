import { randomUUID } from 'node:crypto';
import { type Merged, MOST_MERGED } from 'contract/desk/person.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { NotFound } from '../../../shared/errors.ts';
import { applyFilter } from '../records/lead-filter.ts';
import { insertHistory } from '../records/lead-history.ts';
import { edited } from '../records/mark-lead.ts';
import { visibleTo } from './lead-query.rules.ts';
import { findLeadsOfPerson } from './person-page.ts';

/**
 * Merges the people behind two leads, whose requests become those of one person. Later requests of either address
 * belong to them, too.
 * @throws {NotFound} where the person may not see one of them
 */
export async function mergePeople(
  transaction: Kysely<Tables>,
  person: DeskPerson,
  [one, other]: readonly [string, string],
  now: Date,
): Promise<Merged> {
  const [ofOne, ofOther] = [
    await findLeadsOfPerson(transaction, one, visibleTo(person), MOST_MERGED),
    await findLeadsOfPerson(transaction, other, visibleTo(person), MOST_MERGED),
  ];
  if (!ofOne || !ofOther) throw new NotFound();
  const ids = [...new Set([...ofOne.ids, ...ofOther.ids])];
  const before = await transaction
    .selectFrom('leads')
    .select(['id', 'merged'])
    .where('id', 'in', ids)
    .execute();
  const merged = randomUUID();
  await transaction
    .updateTable('leads')
    .set({ merged, ...edited(now.toISOString()) })
    .where('id', 'in', ids)
    .execute();
  await note(transaction, person, [one, other], false, now);
  return { before };
}

/** Takes a merge back. Leads that the person may not see stay as they are. */
export async function splitPeople(
  transaction: Kysely<Tables>,
  person: DeskPerson,
  { before }: Merged,
  now: Date,
): Promise<void> {
  for (const { id, merged } of before) {
    await applyFilter(transaction.selectFrom('leads'), visibleTo(person))
      .select('id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => new NotFound());
    await transaction
      .updateTable('leads')
      .set({ merged, ...edited(now.toISOString()) })
      .where('id', '=', id)
      .execute();
  }
}

async function note(
  transaction: Kysely<Tables>,
  person: DeskPerson,
  ids: readonly [string, string],
  isUndone: boolean,
  now: Date,
): Promise<void> {
  const rows = await transaction.selectFrom('leads').select(['id', 'email']).where('id', 'in', ids).execute();
  for (const { id } of rows) {
    const email = rows.find((row) => row.id !== id)?.email ?? '';
    const details = { email, isUndone };
    await insertHistory(transaction, { leadId: id, by: person, kind: 'merged', details }, now);
  }
}
