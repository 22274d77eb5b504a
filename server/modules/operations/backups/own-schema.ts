import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isMigration, migrate } from '../../../plugins/database/migrate.ts';
import { openSqlite, SQLITE_FILE } from '../../../plugins/database/sqlite-database.ts';
import { Refusal } from '../../../shared/refusal.ts';

/** Definitions by name, such as `the trigger steal on leads`. */
type Schema = ReadonlyMap<string, string>;

const MOST_NAMED = 3;
/** Internal tables of SQLite; its automatic indexes belong to our tables, and are compared. */
const OWN_TABLES = /^sqlite_(?!autoindex)/;

/** Columns in which every text is JSON. */
const JSON_COLUMNS = { leads: ['body', 'attribution', 'context', 'suspicion'], lead_deliveries: ['details'] };

/**
 * Requires that a copy has exactly the tables, indexes, triggers and views that the migrations up to its newest one
 * create. An integrity check does not find an added trigger that changes what is written.
 * @throws {Refusal} naming what is missing, added or different
 */
export async function requireOwnSchema(file: string, newest: string): Promise<void> {
  if (!isMigration(newest))
    throw new Refusal(`${file} has a migration that this program does not know: ${newest}`);
  const expected = await makeSchema(dirname(file), newest);
  const sqlite = new DatabaseSync(file, { readOnly: true });
  try {
    const found = readSchema(sqlite);
    const differences = [
      ...[...found.keys()].filter((name) => !expected.has(name)).map((name) => `${name} was added`),
      ...[...expected.keys()].filter((name) => !found.has(name)).map((name) => `${name} is missing`),
      ...[...found].flatMap(([name, made]) =>
        (expected.get(name) ?? made) === made ? [] : [`${name} differs`],
      ),
    ];
    if (differences.length > 0) throw new Refusal(describeDifferences(file, differences));
    requireJson(file, sqlite);
  } finally {
    sqlite.close();
  }
}

function describeDifferences(file: string, differences: readonly string[]): string {
  const more = differences.length > MOST_NAMED ? `, and ${differences.length - MOST_NAMED} more` : '';
  return `${file} does not have the schema of this program: ${differences.slice(0, MOST_NAMED).join('; ')}${more}`;
}

/** The schema of a new database at the same migration. */
async function makeSchema(place: string, newest: string): Promise<Schema> {
  const folder = mkdtempSync(join(place, 'schema-'));
  try {
    const database = openSqlite(folder);
    try {
      await migrate(database, newest);
    } finally {
      await database.destroy();
    }
    const sqlite = new DatabaseSync(join(folder, SQLITE_FILE), { readOnly: true });
    try {
      return readSchema(sqlite);
    } finally {
      sqlite.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readSchema(sqlite: DatabaseSync): Schema {
  const rows = sqlite.prepare('select type, name, tbl_name as "table", sql from sqlite_master').all();
  return new Map(
    rows
      .map(({ type, name, table, sql }) => ({
        ...{ type: String(type), name: String(name), table: String(table) },
        sql: String(sql ?? ''),
      }))
      .filter(({ name }) => !OWN_TABLES.test(name))
      .map((object) => {
        const of = object.type === 'table' ? '' : ` on ${object.table}`;
        return [`the ${object.type} ${object.name}${of}`, describeObject(sqlite, object)];
      }),
  );
}

/** Tables by their columns, as their SQL may differ between versions; other objects by their SQL. */
function describeObject(
  sqlite: DatabaseSync,
  { type, name, sql }: { type: string; name: string; sql: string },
): string {
  const words = sql
    .replaceAll(/["`[\]]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  if (type === 'index')
    return JSON.stringify([words, sqlite.prepare('select * from pragma_index_info(?)').all(name)]);
  if (type !== 'table' || words.startsWith('create virtual')) return words;
  const columns = sqlite
    .prepare(
      'select name, lower(type) as type, "notnull", dflt_value, pk from pragma_table_xinfo(?) order by name',
    )
    .all(name);
  const references = sqlite
    .prepare(
      'select "from", "table", "to", on_delete from pragma_foreign_key_list(?) order by "from", "table"',
    )
    .all(name);
  return JSON.stringify([columns, references]);
}

/** @throws {Refusal} if a column that the server parses contains invalid JSON */
function requireJson(file: string, sqlite: DatabaseSync): void {
  for (const [table, columns] of Object.entries(JSON_COLUMNS)) {
    const there = sqlite.prepare('select name from pragma_table_xinfo(?)').all(table);
    for (const column of columns.filter((name) => there.some((each) => each.name === name))) {
      const query = `select count(*) as count from ${table} where ${column} is not null and not json_valid(${column})`;
      const count = Number(sqlite.prepare(query).get()?.count);
      if (count > 0)
        throw new Refusal(`${file} is damaged: ${table}.${column} of ${count} rows cannot be read`);
    }
  }
}
