import type { LeadKind } from 'contract/api-paths.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../../../plugins/database/schema.ts';
import { listMailFiles, removeFiles } from './mail-files.ts';
import { removeLeads } from './remove-leads.ts';

/** Leads of a kind that were received before a moment. */
export interface OldLeads {
  /** `spam`: what was marked so before the moment, of all kinds. */
  kind: LeadKind | 'spam';
  before: Date;
  now: Date;
}

const PAGE = 5_000;

/** How many there are, and how many of them stay: those with unsent messages, or with a demo to come. */
export async function countOldLeads(
  database: Database,
  old: OldLeads,
): Promise<{ old: number; staying: number }> {
  const counts = await selectOld(database, old)
    .select((leads) => [
      leads.fn.countAll().as('old'),
      leads.fn.countAll().filterWhere(stays(leads, old.now)).as('staying'),
    ])
    .executeTakeFirstOrThrow();
  return { old: Number(counts.old), staying: Number(counts.staying) };
}

/**
 * Removes them with the emails about them that lie in files, but for those that stay. `emptyLog` then removes what SQLite keeps of them.
 * @param onStep told how many are removed so far
 * @returns how many were removed
 */
export async function removeOldLeads(
  database: Database,
  dataDir: string,
  old: OldLeads,
  onStep: (removed: number) => void,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const ids = await listOld(database, old);
    if (ids.length === 0) return removed;
    const before = removed;
    await removeWithMails(database, dataDir, ids, (step) => onStep(before + step));
    removed += ids.length;
  }
}

/** Removes leads with the emails about them that lie in files. */
export async function removeWithMails(
  database: Database,
  dataDir: string,
  ids: readonly string[],
  onStep: (removed: number) => void,
): Promise<void> {
  const deliveries = await database
    .selectFrom('lead_deliveries')
    .select('id')
    .where('lead_id', 'in', ids)
    .execute();
  const named = [...ids, ...deliveries.map(({ id }) => id)];
  await removeLeads(database, ids, onStep);
  await removeFiles(await listMailFiles(dataDir, { ids: named }));
}

function selectOld(database: Database, { kind, before }: OldLeads) {
  const leads = database.selectFrom('leads');
  const until = before.toISOString();
  return kind === 'spam'
    ? leads.where('state', '=', 'spam').where(sql`coalesce(edited_at, received_at)`, '<', until)
    : leads.where('kind', '=', kind).where('received_at', '<', until);
}

/** Leads with unsent messages, or with a demo to come, which would vanish without a message. */
function stays({ or, exists, selectFrom }: ExpressionBuilder<Tables, 'leads'>, now: Date) {
  const untold = selectFrom('lead_deliveries').select('id').whereRef('lead_id', '=', 'leads.id');
  const coming = selectFrom('bookings').select('lead_id').whereRef('lead_id', '=', 'leads.id');
  return or([
    exists(untold.where('state', '=', 'due')),
    exists(coming.where('state', '!=', 'cancelled').where('ends_at', '>', now.toISOString())),
  ]);
}

async function listOld(database: Database, old: OldLeads): Promise<string[]> {
  const rows = await selectOld(database, old)
    .select('id')
    .where((leads) => leads.not(stays(leads, old.now)))
    .limit(PAGE)
    .execute();
  return rows.map(({ id }) => id);
}
