import { randomUUID } from 'node:crypto';
import { type DraftConflict, MOST_SETS, MOST_TEXTS_OF_SET, type SaveDrafts } from 'contract/desk/drafts.ts';
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { publicError } from '../../../shared/errors.ts';

/** Texts that are not published, to be published together. */
export interface TextSetsTable {
  id: string;
  language: string;
  name: string;
  /** Another one after each change. */
  version: string;
  /** Address of the person who changed it last. */
  author: string;
  changed_at: string;
  /** Address of the person who asks to have it published. */
  asked_by: string | null;
  publish_at: string | null;
  /** Address of the person. */
  scheduled_by: string | null;
  /** Reason why it was not published at its time. */
  problem: string | null;
}

/** One text of such a set. */
export interface TextDraftsTable {
  set_id: string;
  address: string;
  /** Text that counted when typing began. */
  before: string;
  /** Null: the text of the document. */
  value: string | null;
  /** Another one after each change. */
  version: string;
  /** Id of the browser. */
  writer: string;
  /** Address of the person. */
  author: string;
  changed_at: string;
}

declare module '../../../plugins/database/schema.ts' {
  interface Tables {
    text_sets: TextSetsTable;
    text_drafts: TextDraftsTable;
  }
}

export const SetScheduled = publicError(
  409,
  'scheduled',
  'This set has a time at which it is published. Take the time back to change it.',
);
export const SetPublished = publicError(409, 'published', 'A colleague has published this set meanwhile.');
export const SetOutdated = publicError(
  409,
  'outdated',
  'A colleague has changed this set meanwhile. Look at it again.',
);
const TooManySets = publicError(
  409,
  'too_many_sets',
  `There are ${MOST_SETS} sets that are not published, the most there can be. Publish or discard one.`,
);
const TooManyTexts = publicError(
  409,
  'too_many_texts',
  `A set has ${MOST_TEXTS_OF_SET} texts at most. Publish it, or begin another one.`,
);

/** Lists the sets, the one changed last first. */
export function listSets(database: Kysely<Tables>, language: string): Promise<TextSetsTable[]> {
  return database
    .selectFrom('text_sets')
    .selectAll()
    .where('language', '=', language)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Lists the addresses of all drafts, with who wrote them. */
export function listDraftPlaces(database: Kysely<Tables>) {
  return database
    .selectFrom('text_drafts')
    .select(['set_id', 'address', 'writer', 'author', 'changed_at'])
    .orderBy('address')
    .execute();
}

/** Returns a set with its texts; `undefined` where there is no such set. */
export async function findSet(
  database: Kysely<Tables>,
  id: string,
): Promise<{ set: TextSetsTable; drafts: TextDraftsTable[] } | undefined> {
  const set = await database.selectFrom('text_sets').selectAll().where('id', '=', id).executeTakeFirst();
  if (!set) return undefined;
  const drafts = await database
    .selectFrom('text_drafts')
    .selectAll()
    .where('set_id', '=', id)
    .orderBy('address')
    .execute();
  return { set, drafts };
}

interface DraftsToSave extends SaveDrafts {
  id: string;
  language: string;
  author: string;
  now: Date;
}

/**
 * Keeps what a person typed. A draft that another browser has changed since this one saw it stays, and is returned.
 * @throws {SetScheduled} {SetPublished}
 */
export function saveDrafts(database: Database, typed: DraftsToSave) {
  const { id, language, name, writer, texts, author, now } = typed;
  return database.transaction().execute(async (transaction) => {
    const changed = { author, changed_at: now.toISOString() };
    await transaction
      .insertInto('text_sets')
      .values({ id, language, name, version: randomUUID(), ...changed })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ version: randomUUID(), ...changed }))
      .execute();
    const found = await findSet(transaction, id);
    if (found?.set.publish_at) throw new SetScheduled();
    if (await wasPublished(transaction, id)) throw new SetPublished();
    const there = new Map(found?.drafts.map((draft) => [draft.address, draft]));
    const saved: { address: string; version: string | null }[] = [];
    const conflicts: DraftConflict[] = [];
    for (const { address, before, value, base } of texts) {
      const draft = there.get(address);
      if (draft?.value === value && draft.before === before) saved.push({ address, version: draft.version });
      else if (draft && draft.version !== base) conflicts.push(conflictOf(draft));
      else if (value === before) {
        await deleteDraft(transaction, id, address);
        saved.push({ address, version: null });
      } else {
        const row = { before, value, version: randomUUID(), writer, ...changed };
        await transaction
          .insertInto('text_drafts')
          .values({ set_id: id, address, ...row })
          .onConflict((conflict) => conflict.columns(['set_id', 'address']).doUpdateSet(row))
          .execute();
        saved.push({ address, version: row.version });
      }
    }
    await requireRoom(transaction, id, language);
    return { saved, conflicts };
  });
}

function conflictOf({ address, value, version, writer, author, changed_at }: TextDraftsTable): DraftConflict {
  return { address, value, version, writer, by: author, at: changed_at };
}

function deleteDraft(database: Kysely<Tables>, id: string, address: string) {
  return database.deleteFrom('text_drafts').where('set_id', '=', id).where('address', '=', address).execute();
}

async function wasPublished(database: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('text_changes')
    .select('set_id')
    .where('set_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a set without texts, and refuses one too many. */
async function requireRoom(database: Kysely<Tables>, id: string, language: string): Promise<void> {
  const count = async (query: Promise<{ count: string | number | bigint }>) => Number((await query).count);
  const texts = await count(
    database
      .selectFrom('text_drafts')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('set_id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  if (texts > MOST_TEXTS_OF_SET) throw new TooManyTexts();
  if (texts === 0) await database.deleteFrom('text_sets').where('id', '=', id).execute();
  const sets = await count(
    database
      .selectFrom('text_sets')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('language', '=', language)
      .executeTakeFirstOrThrow(),
  );
  if (sets > MOST_SETS) throw new TooManySets();
}

/** Changes what is said of a set. @throws {SetOutdated} where it has another version */
export async function changeSet(
  database: Kysely<Tables>,
  { id, version }: { id: string; version: string },
  facts: Partial<Pick<TextSetsTable, 'name' | 'asked_by' | 'publish_at' | 'scheduled_by' | 'problem'>>,
): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('text_sets')
    .set({ ...facts, version: randomUUID() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new SetOutdated();
}

/** Removes a set with its texts. @throws {SetOutdated} where it has another version, or is gone */
export async function deleteSet(
  database: Kysely<Tables>,
  { id, version }: { id: string; version: string },
): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('text_sets')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new SetOutdated();
  await database.deleteFrom('text_drafts').where('set_id', '=', id).execute();
  await database.deleteFrom('text_previews').where('set_id', '=', id).execute();
}

/** Lists the ids of the sets whose time has come, the earliest first. */
export async function listDueSets(database: Kysely<Tables>, now: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('text_sets')
    .select('id')
    .where('publish_at', '<=', now.toISOString())
    .orderBy('publish_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
