import type { Office } from 'contract/bookings/office.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { applyFilter, type LeadFilter } from './lead-filter.ts';
import type { LeadIndex } from './lead-index.ts';
import { completeLeads, type LeadRecord } from './lead-record.ts';

/** A page of a list. */
export interface LeadPage {
  leads: LeadRecord[];
  /** Id behind which the next page begins; nothing where this was the last. */
  next: string | undefined;
}

export interface PageRequest {
  filter: LeadFilter;
  order: 'newest' | 'oldest';
  /** The last id of the page before. */
  after?: string | undefined;
  limit: number;
}

interface ListParts {
  database: Database;
  office: Office;
  index: LeadIndex;
}

/** A page of the leads that match, by the index of their list: what a filter is about is never read from the leads. */
export async function listLeads(
  { database, office, index }: ListParts,
  { filter, order, after, limit }: PageRequest,
): Promise<LeadPage> {
  const ids =
    filter.text === undefined
      ? await findIds(database, { filter, order, after, limit: limit + 1 })
      : await searchIds({ database, index }, filter.text, { filter, order, after, limit: limit + 1 });
  const shown = ids.slice(0, limit);
  const leads = await completeByIds(database, office, shown);
  return { leads, next: ids.length > limit ? shown.at(-1) : undefined };
}

/** Reads leads in the order of the ids; those that are gone are left out. */
export async function completeByIds(
  database: Database,
  office: Office,
  ids: readonly string[],
): Promise<LeadRecord[]> {
  if (ids.length === 0) return [];
  const rows = await database.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  const byId = new Map((await completeLeads(database, office, rows)).map((lead) => [lead.id, lead]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Counts the leads that match, up to a limit: no one reads the difference between 10,000 and 10,001.
 * @param most largest count, above which `isMore` is set
 */
export async function countLeads(
  { database, index }: Pick<ListParts, 'database' | 'index'>,
  filter: LeadFilter,
  most: number,
): Promise<{ count: number; isMore: boolean }> {
  const request = { filter, order: 'newest', limit: most + 1, after: undefined } as const;
  if (filter.text !== undefined) {
    const { length } = await searchIds({ database, index }, filter.text, request);
    return { count: Math.min(length, most), isMore: length > most };
  }
  const { count } = await database
    .selectFrom(selectIds(database, request).as('found'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(Number(count), most), isMore: Number(count) > most };
}

async function findIds(database: Database, request: PageRequest): Promise<string[]> {
  return (await selectIds(database, request).execute()).map(({ id }) => id);
}

function selectIds(
  database: Database,
  { filter, order, after, limit }: PageRequest,
): SelectQueryBuilder<Tables, 'leads', { id: string }> {
  const ids = applyFilter(database.selectFrom('leads').select('leads.id'), filter)
    .orderBy('leads.id', order === 'newest' ? 'desc' : 'asc')
    .limit(limit);
  return after === undefined ? ids : ids.where('leads.id', order === 'newest' ? '<' : '>', after);
}

/** Finds the ids of leads that hold the text; the database checks the rest of the filter. */
async function searchIds(
  { database, index }: Pick<ListParts, 'database' | 'index'>,
  text: string,
  { filter, order, after, limit }: PageRequest,
): Promise<string[]> {
  const found: string[] = [];
  for await (const held of index.search(text, order)) {
    const behind =
      after === undefined ? held : held.filter((id) => (order === 'newest' ? id < after : id > after));
    if (behind.length === 0) continue;
    const rows = await applyFilter(database.selectFrom('leads').select('leads.id'), filter)
      .where('leads.id', 'in', behind)
      .orderBy('leads.id', order === 'newest' ? 'desc' : 'asc')
      .execute();
    found.push(...rows.map(({ id }) => id));
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

/** The sources and campaigns of leads, the most frequent first, to choose from. */
export async function listNames(
  database: Database,
  column: 'source' | 'campaign',
  { onlyOf, since, most }: { onlyOf?: string | undefined; since: string; most: number },
): Promise<{ name: string; count: number }[]> {
  const rows = await applyFilter(database.selectFrom('leads'), { onlyOf, since })
    .select(({ fn }) => [sql<string>`${sql.ref(column)}`.as('name'), fn.countAll().as('count')])
    .where(column, 'is not', null)
    .groupBy(column)
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(most)
    .execute();
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}
