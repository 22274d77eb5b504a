import { leadsShownTo } from 'contract/desk/roles.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { listActivePeople, listAllPeople } from '../../desk/desk.queries.ts';

/** Lists people to whom a lead can be given, by name. */
export async function listColleagues(database: Kysely<Tables>): Promise<DeskPerson[]> {
  return (await listActivePeople(database)).filter(({ rights }) => leadsShownTo(rights) !== 'none');
}

/** Names of all who ever worked at the desk, by id: removed people stay, as authors. */
export async function namePeople(database: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  return new Map((await listAllPeople(database)).map(({ id, name }) => [id, name]));
}

/** Returns people as answers name them. */
export function toChoices(people: readonly DeskPerson[], me: Pick<DeskPerson, 'id'>) {
  return people.map(({ id, name }) => ({ id, name, isMe: id === me.id }));
}
