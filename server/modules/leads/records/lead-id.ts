import type { Database } from '../../../plugins/database/schema.ts';
import { Refusal } from '../../../shared/refusal.ts';

/** A good minute's worth of a UUID version 7. */
const SHORTEST = 8;
const MOST_NAMED = 5;

/** The id of the one lead that is meant. @throws {Refusal} when no lead matches, or several do */
export async function findLeadId(database: Database, beginning: string): Promise<string> {
  const found = await database
    .selectFrom('leads')
    .select('id')
    .where('id', 'like', `${beginning}%`)
    .orderBy('id')
    .limit(MOST_NAMED + 1)
    .execute();
  const [only] = found;
  if (!only) throw new Refusal(`no lead has the id ${beginning}`);
  if (found.length === 1) return only.id;
  const named = found.slice(0, MOST_NAMED).map(({ id }) => `  ${id}`);
  throw new Refusal(
    [
      `several leads begin with ${beginning}:`,
      ...named,
      ...(found.length > MOST_NAMED ? ['  ...'] : []),
    ].join('\n'),
  );
}

/** Returns, for each id, the shortest beginning that no other lead's id has. */
export async function shortenIds(database: Database, ids: readonly string[]): Promise<string[]> {
  return Promise.all(
    ids.map(async (id) => {
      const neighbours = await database
        .selectNoFrom((from) => [
          from
            .selectFrom('leads')
            .select(({ fn }) => fn.max('id').as('id'))
            .where('id', '<', id)
            .as('before'),
          from
            .selectFrom('leads')
            .select(({ fn }) => fn.min('id').as('id'))
            .where('id', '>', id)
            .as('after'),
        ])
        .executeTakeFirstOrThrow();
      const shared = Math.max(sharedLength(id, neighbours.before), sharedLength(id, neighbours.after));
      // A hyphen at the end distinguishes nothing.
      const length = id[shared] === '-' ? shared + 2 : shared + 1;
      return id.slice(0, Math.max(SHORTEST, length));
    }),
  );
}

/** Ids are sorted, so the id that shares the longest beginning is next to it. */
function sharedLength(id: string, other: string | null): number {
  if (other === null) return 0;
  let length = 0;
  while (length < id.length && id[length] === other[length]) length += 1;
  return length;
}
