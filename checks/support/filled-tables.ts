import { sql } from 'kysely';
import type { Database } from '../../server/plugins/database/schema.ts';

interface Reference {
  /** The column that refers, the table it refers to, and the column there. */
  from: string;
  table: string;
  to: string | null;
}

const SEVERAL = 3;

/**
 * Puts rows into every table of a SQLite database, whichever tables the migrations make: values of each type that its
 * columns have, and references that lead somewhere.
 * @returns the names of the tables
 */
export async function fillEveryTable(database: Database, skipped: RegExp): Promise<string[]> {
  const tables = (await database.introspection.getTables()).filter(
    ({ name, isView }) => !isView && !skipped.test(name),
  );
  await database.transaction().execute(async (transaction) => {
    await sql`pragma defer_foreign_keys = on`.execute(transaction);
    for (const { name, columns } of tables) {
      const { rows } = await sql<Reference>`
        select "from", "table", "to" from pragma_foreign_key_list(${name})`.execute(transaction);
      for (let number = 1; number <= SEVERAL; number += 1) {
        const values = columns.map(({ name: column, dataType }) => {
          const reference = rows.find(({ from }) => from === column);
          const of = reference ? `${reference.table}.${reference.to ?? 'id'}` : `${name}.${column}`;
          return sql`${makeValue(dataType, of, number)}`;
        });
        await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))})
          values (${sql.join(values)})`.execute(transaction);
      }
    }
  });
  return tables.map(({ name }) => name).sort();
}

/**
 * Returns a different value for each row, with what engines may treat differently: signs, quotation marks, bytes,
 * fractions.
 */
function makeValue(dataType: string, column: string, number: number): unknown {
  if (/int/i.test(dataType)) return number;
  if (/double|real|float/i.test(dataType)) return number + 1 / 3;
  if (/blob/i.test(dataType)) return Uint8Array.from([0, number, 255, 39]);
  return `${column} '${number}' "ä" \\ \u{1F600}\n`;
}

/** Every row of every table, each as a text, sorted. */
export async function readEveryTable(
  database: Database,
  tables: readonly string[],
): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database);
    all[table] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  return all;
}
