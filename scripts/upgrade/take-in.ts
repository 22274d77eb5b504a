import { type Kysely, sql } from 'kysely';
import { type ErasedEntry, hashAddress } from '../../server/plugins/database/erased-register.ts';
import type { Tables } from '../../server/plugins/database/schema.ts';
import { type Row, type RowSince, TAKEN_IN, type TakenIn } from './list-since.ts';

/** Result of taking rows in. */
export interface TakenBack {
  /** Leads that were stored. */
  leads: string[];
  /** Leads that were there already, by their id or by an idempotency key. */
  known: string[];
  /** Leads whose demo has no seat: its time was given to another since. */
  withoutSeat: string[];
  /** Leads of people who were erased since. */
  erased: string[];
}

const RECORDS: readonly TakenIn[] = ['lead_notes', 'lead_history'];
const leadOf = ({ table, row }: RowSince) => String(table === 'leads' ? row.id : row.lead_id);

/**
 * Takes leads in again with all that belongs to them, and notes on leads that are there. Their messages stay as they were:
 * what has been sent is not sent again. Nothing that is there is changed.
 */
export function takeIn(
  database: Kysely<Tables>,
  rows: readonly RowSince[],
  register: readonly ErasedEntry[] = [],
): Promise<TakenBack> {
  return database.transaction().execute(async (transaction) => {
    const result: TakenBack = { leads: [], known: [], withoutSeat: [], erased: [] };
    const own = Map.groupBy(rows, leadOf);
    for (const [id, ofLead] of own) {
      if (isErased(ofLead, register)) {
        result.erased.push(id);
        continue;
      }
      const isThere = (await exists(transaction, 'leads', { id })) || (await isRepeated(transaction, ofLead));
      const isOpen = !isThere && !(await isTimeTaken(transaction, ofLead));
      if (ofLead.some(({ table }) => table === 'leads')) result[isThere ? 'known' : 'leads'].push(id);
      if (!isThere && !isOpen) result.withoutSeat.push(id);
      const taken = (table: TakenIn) =>
        isThere ? RECORDS.includes(table) : isOpen || (table !== 'bookings' && table !== 'demo_seats');
      for (const { table, row } of ofLead.toSorted(byTable))
        if (taken(table)) await store(transaction, table, row);
    }
    return result;
  });
}

const byTable = (a: RowSince, b: RowSince) => TAKEN_IN.indexOf(a.table) - TAKEN_IN.indexOf(b.table);

/** Reports whether a lead is of a person who was erased after it came. */
function isErased(rows: readonly RowSince[], register: readonly ErasedEntry[]): boolean {
  const lead = rows.find(({ table }) => table === 'leads')?.row;
  return register.some(
    ({ hash, salt, erasedAt }) =>
      erasedAt > String(lead?.received_at ?? '9') && hashAddress(String(lead?.email), salt) === hash,
  );
}

/** A visitor may have sent the form again, to the version that was returned to. */
async function isRepeated(database: Kysely<Tables>, rows: readonly RowSince[]): Promise<boolean> {
  for (const { table, row } of rows) {
    if (table === 'idempotency_keys' && (await exists(database, table, { kind: row.kind, key: row.key })))
      return true;
  }
  return false;
}

/** Reports whether another demo has the seat, the person or the host at that time. */
async function isTimeTaken(database: Kysely<Tables>, rows: readonly RowSince[]): Promise<boolean> {
  for (const { table, row } of rows) {
    const { starts_at, seat, person, ends_at, host_id } = row;
    if (table === 'demo_seats') {
      if (await exists(database, table, { starts_at, seat })) return true;
      if (person != null && (await exists(database, table, { starts_at, person }))) return true;
    }
    if (table !== 'bookings' || row.state !== 'held' || host_id == null) continue;
    const { rows: busy } = await sql`select 1 from bookings where state = 'held' and host_id = ${host_id}
      and starts_at < ${ends_at} and ends_at > ${starts_at}`.execute(database);
    if (busy.length > 0) return true;
  }
  return false;
}

async function exists(database: Kysely<Tables>, table: TakenIn, values: Partial<Row>): Promise<boolean> {
  const conditions = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } =
    await sql`select 1 from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`.execute(database);
  return rows.length > 0;
}

/** Stores what the schema knows of a row: that of another version may have other columns. */
async function store(database: Kysely<Tables>, table: TakenIn, row: Row): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(
    database,
  );
  const known = rows.map(({ name }) => name).filter((name) => name in row);
  await sql`insert into ${sql.table(table)} (${sql.join(known.map((name) => sql.ref(name)))})
    values (${sql.join(known.map((name) => row[name]))}) on conflict do nothing`.execute(database);
}
