import type { AuditAction } from 'contract/desk/audit-actions.ts';
import { type Kysely, sql } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import type { AuditEntriesTable } from './audit.tables.ts';
import {
  type AuditBreak,
  type ChainEnd,
  describeRemoved,
  findBreak,
  hashEntry,
  NO_ENTRY,
  RETENTION_ACTION,
} from './audit-entry.rules.ts';

/** Action and its actor: a person, or a command, whose action is the command itself. */
export type AuditEntry = AuditFacts &
  (
    | { /** Named by their address. */ actor: { kind: 'person'; name: string }; action: AuditAction }
    | { /** Named by account and host. */ actor: { kind: 'command'; name: string }; action: string }
  );

interface AuditFacts {
  /** Origin: the hash of the network for a person, the host for a command. */
  origin: string;
  /** Subject, without anything secret: an id, or a filter. */
  subject: string;
  /** Number of rows that it read or changed. */
  rows: number;
  reason?: string | undefined;
}

/** Entries that are written at the same moment wait for one another; so many times one of them has lost its number. */
const MOST_TRIES = 1_000;
const READ_AT_ONCE = 1_000;
/** Years for which entries are kept. */
const KEPT_YEARS = 2;

/**
 * Writes one entry behind the last. In a transaction it is part of it, and best its last statement: others that write
 * an entry wait until the transaction ends.
 * @param database or a transaction
 */
export async function appendAudit(database: Kysely<Tables>, entry: AuditEntry, now: Date): Promise<void> {
  const { actor, origin, action, subject, rows, reason = null } = entry;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const last = await findLast(database);
    const unhashed = {
      ...{ number: (last?.number ?? 0) + 1, at: now.toISOString() },
      ...{ actor_kind: actor.kind, actor: actor.name, origin, action, subject, row_count: rows, reason },
      previous_hash: last?.hash ?? NO_ENTRY,
    };
    // No lock that each engine spells differently: the number is taken once, and the one who comes second reads again.
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('audit_entries')
      .values({ ...unhashed, hash: hashEntry(unhashed) })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) return;
  }
  throw new Error('an audit entry found no number');
}

/** The newest entry, which says later whether entries were cut off, where it is kept elsewhere. */
export async function findLast(database: Kysely<Tables>): Promise<ChainEnd | undefined> {
  return await database
    .selectFrom('audit_entries')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Filter of the entries on a page. */
interface AuditFilter {
  /** The number of the last one seen. */
  before?: number | undefined;
  /** Part of an actor's name. */
  actor?: string | undefined;
  /** Beginning of an action. */
  action?: string | undefined;
  limit: number;
}

/** A page of entries, the newest first. */
export async function listAudit(
  database: Kysely<Tables>,
  { before, actor, action, limit }: AuditFilter,
): Promise<AuditEntriesTable[]> {
  let query = database.selectFrom('audit_entries').selectAll().orderBy('number', 'desc').limit(limit);
  if (before !== undefined) query = query.where('number', '<', before);
  if (actor !== undefined) {
    query = query.where(
      sql<boolean>`lower(actor) like ${`%${escapeLike(actor.toLowerCase())}%`} escape '\\'`,
    );
  }
  if (action !== undefined)
    query = query.where(sql<boolean>`action like ${`${escapeLike(action)}%`} escape '\\'`);
  return await query.execute();
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Result of a check of the whole chain. */
export interface AuditVerdict {
  /** Number of kept entries. */
  entries: number;
  /** The number of the first one kept. */
  first: number | undefined;
  /** The last one. */
  end: ChainEnd | undefined;
  broken: AuditBreak | undefined;
}

/**
 * Reads the whole chain, a thousand entries at a time, and says where it is broken.
 * @param known an end of before, as the log or an earlier check has it: without it, entries that were cut off the end
 * do not show
 */
export async function verifyAudit(database: Kysely<Tables>, known?: ChainEnd): Promise<AuditVerdict> {
  let end: ChainEnd | undefined;
  let first: AuditEntriesTable | undefined;
  let isVouchedFor = false;
  let entries = 0;
  for (;;) {
    const page = await database
      .selectFrom('audit_entries')
      .selectAll()
      .where('number', '>', end?.number ?? 0)
      .orderBy('number')
      .limit(READ_AT_ONCE)
      .execute();
    first ??= page[0];
    entries += page.length;
    const checked = findBreak(page, end);
    end = checked.end;
    if (checked.broken) return { entries, first: first?.number, end, broken: checked.broken };
    const kept = page.find(({ number }) => number === known?.number);
    if (known && kept && kept.hash !== known.hash) {
      return { entries, first: first?.number, end, broken: { number: known.number, problem: 'changed' } };
    }
    isVouchedFor ||= page.some((entry) => first !== undefined && vouchesFor(entry, first));
    if (page.length < READ_AT_ONCE) break;
  }
  if (first && !isVouchedFor && !beginsChain(first)) {
    return { entries, first: first.number, end, broken: { number: first.number - 1, problem: 'missing' } };
  }
  const last = end?.number ?? 0;
  const isCut = known !== undefined && last < known.number;
  const broken = isCut ? { number: last + 1, problem: 'missing' as const } : undefined;
  return { entries, first: first?.number, end, broken };
}

function beginsChain({ number, previous_hash }: AuditEntriesTable): boolean {
  return number === 1 && previous_hash === NO_ENTRY;
}

/**
 * Returns whether an entry records that retention removed the entries before the first, with the hash that the first
 * names.
 */
function vouchesFor({ action, subject }: AuditEntriesTable, first: AuditEntriesTable): boolean {
  const removed = describeRemoved({ number: first.number - 1, hash: first.previous_hash });
  return action === RETENTION_ACTION && subject === removed;
}

/**
 * Removes entries older than two years, and writes an entry that vouches for the first one left. The newest entry
 * stays.
 * @returns how many were removed
 */
export async function retainAudit(database: Database, now: Date): Promise<number> {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - KEPT_YEARS);
  return await database.transaction().execute(async (transaction) => {
    const last = await transaction
      .selectFrom('audit_entries')
      .select(['number', 'hash'])
      .where('at', '<', oldest.toISOString())
      .where('number', '<', ({ selectFrom, fn }) =>
        selectFrom('audit_entries').select(fn.max('number').as('newest')),
      )
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last) return 0;
    const { numDeletedRows } = await transaction
      .deleteFrom('audit_entries')
      .where('number', '<=', last.number)
      .executeTakeFirst();
    const rows = Number(numDeletedRows);
    const actor = { kind: 'command', name: 'server' } as const;
    await appendAudit(
      transaction,
      { actor, origin: 'server', action: RETENTION_ACTION, subject: describeRemoved(last), rows },
      now,
    );
    return rows;
  });
}
