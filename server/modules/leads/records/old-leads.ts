import type { LeadKind } from 'contract/api-paths.ts';
import { DAY_MS } from 'contract/dates.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { DatabaseContext } from '../../../cli/command-context.ts';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { enableSecureDelete } from '../../../plugins/database/wipe-pages.ts';
import { listMailFiles, removeFiles } from '../../../plugins/mail/mail-files.ts';
import { selectComingDemos } from '../../bookings/bookings.queries.ts';

/** Leads of a kind that were received before a moment. */
export interface OldLeads {
  /** `spam`: what was marked so before the moment, of all kinds. */
  kind: LeadKind | 'spam';
  before: Date;
  now: Date;
}

const PAGE = 5_000;

/** Counts the old leads, and those of them that stay: those with unsent messages, or with a demo to come. */
export async function countOldLeads(
  database: Database,
  old: OldLeads,
): Promise<{ old: number; staying: number }> {
  const counts = await selectOld(database, old)
    .select((leads) => [
      leads.fn.countAll().as('old'),
      leads.fn
        .countAll()
        .filterWhere(stays(leads, database, old.now))
        .as('staying'),
    ])
    .executeTakeFirstOrThrow();
  return { old: Number(counts.old), staying: Number(counts.staying) };
}

/**
 * Removes old leads with the emails about them that lie in files, except those that stay. `emptyLog` then removes what
 * SQLite keeps of them.
 * @param onStep called with the number of leads removed so far
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

/** Number of leads, few enough that no visitor waits for them. */
const STEP = 500;

/**
 * Removes leads with their deliveries, notes and idempotency keys, in small steps, so that others are stored in
 * between.
 * @param onStep called with the number of leads removed so far
 */
export async function removeLeads(
  database: Database,
  ids: readonly string[],
  onStep: (removed: number) => void,
): Promise<void> {
  await enableSecureDelete(database);
  for (let begin = 0; begin < ids.length; begin += STEP) {
    const step = ids.slice(begin, begin + STEP);
    // Keys, deliveries and notes are deleted with them, by the rules of the tables.
    await database.deleteFrom('leads').where('id', 'in', step).execute();
    onStep(begin + step.length);
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
function stays(
  { or, eb, exists, selectFrom }: ExpressionBuilder<Tables, 'leads'>,
  database: Database,
  now: Date,
) {
  const untold = selectFrom('lead_deliveries').select('id').whereRef('lead_id', '=', 'leads.id');
  return or([
    exists(untold.where('state', '=', 'due')),
    eb('leads.id', 'in', selectComingDemos(database, now)),
  ]);
}

async function listOld(database: Database, old: OldLeads): Promise<string[]> {
  const rows = await selectOld(database, old)
    .select('id')
    .where((leads) => leads.not(stays(leads, database, old.now)))
    .limit(PAGE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Result of a rule of retention for the leads of a kind. */
export interface Retention {
  before: Date;
  /** Leads from before it. */
  old: number;
  /** Number of old leads that stay: those with unsent messages, or with a demo to come. */
  staying: number;
}

/**
 * Counts leads that are older than so many days, and removes them where `isApplied`.
 * @param onStep called with the number of leads removed so far
 */
export async function retainLeads(
  { database, clock, config }: Pick<DatabaseContext, 'database' | 'clock'> & { config: { dataDir: string } },
  { kind, days, isApplied }: { kind: OldLeads['kind']; days: number; isApplied: boolean },
  onStep: (removed: number) => void = () => {},
): Promise<Retention & { removed: number }> {
  const now = clock();
  const old: OldLeads = { kind, before: new Date(now.getTime() - days * DAY_MS), now };
  const counts = await countOldLeads(database, old);
  const removed = isApplied ? await removeOldLeads(database, config.dataDir, old, onStep) : 0;
  return { before: old.before, ...counts, removed };
}
