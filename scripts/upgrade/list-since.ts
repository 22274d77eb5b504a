import { DatabaseSync } from 'node:sqlite';

/** Tables that can be taken in again, each after those that it needs. */
export const TAKEN_IN = [
  ...['leads', 'idempotency_keys', 'bookings', 'demo_seats', 'booking_guests'],
  ...['lead_deliveries', 'lead_notes', 'lead_history'],
] as const;

export type TakenIn = (typeof TAKEN_IN)[number];
export type Row = Record<string, string | number | null>;

/** A row that was written since, or is another one now. */
export interface RowSince {
  table: TakenIn;
  row: Row;
}

/** Everything that was written to a database since a copy was made. */
export interface Since {
  /** Ids of the leads that are new. */
  leads: string[];
  rows: RowSince[];
  /** Number of rows of other tables that are new or differ. */
  others: Record<string, number>;
}

const isTakenIn = (table: string): table is TakenIn => (TAKEN_IN as readonly string[]).includes(table);

/** Compares a database with a copy from before, whose schema may be older: columns of both are compared. */
export function listSince(file: string, copy: string): Since {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  try {
    sqlite.prepare('attach database ? as copy').run(copy);
    const namesOf = (query: string, ...values: string[]) =>
      sqlite
        .prepare(query)
        .all(...values)
        .map(({ name }) => String(name));
    const before = new Set(namesOf(tablesOf('copy')));
    const leads = namesOf('select id as name from main.leads except select id from copy.leads');
    const since: Since = { leads, rows: [], others: {} };
    for (const table of namesOf(tablesOf('main')).sort((a, b) => rank(a) - rank(b))) {
      const known = new Set(namesOf(COLUMNS, table, 'copy'));
      const shared = namesOf(COLUMNS, table, 'main').filter((name) => !before.has(table) || known.has(name));
      const columns = shared.map((name) => `"${name}"`).join();
      const without = before.has(table) ? `except select ${columns} from copy."${table}"` : '';
      const rows = sqlite.prepare(`select ${columns} from main."${table}" ${without}`).all();
      if (isTakenIn(table)) since.rows.push(...rows.map((row) => ({ table, row: { ...row } as Row })));
      else if (rows.length > 0) since.others[table] = rows.length;
    }
    return since;
  } finally {
    sqlite.close();
  }
}

/**
 * Notes in a database that was restored which messages have been sent since, so that it does not send them again.
 * @param file the database from which they were sent
 */
export function keepDeliveries(restored: string, file: string): void {
  const sqlite = new DatabaseSync(restored);
  try {
    sqlite.prepare('attach database ? as later').run(file);
    sqlite.exec(`update lead_deliveries
      set (state, attempts, last_problem, ended_at) = (
        select state, attempts, last_problem, ended_at from later.lead_deliveries where id = lead_deliveries.id)
      where id in (select id from later.lead_deliveries where state in ('done', 'dead', 'dropped'))`);
  } finally {
    sqlite.close();
  }
}

const COLUMNS = 'select name from pragma_table_info(?, ?) order by cid';
const tablesOf = (schema: 'main' | 'copy') =>
  `select name from ${schema}.sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'`;

function rank(table: string): number {
  const index = (TAKEN_IN as readonly string[]).indexOf(table);
  return index === -1 ? TAKEN_IN.length : index;
}
