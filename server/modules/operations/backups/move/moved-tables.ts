import type { TableMetadata } from 'kysely';
import type { Database } from '../../../../plugins/database/schema.ts';

/** A table that both engines have, with the columns that both have. */
export interface MovedTable {
  name: string;
  columns: readonly string[];
}

/** Tables that only one engine has, and rebuilds from the articles: their full-text index. */
const DERIVED = /^(blog_search|blog_(stems|words)(_\w+)?)$/;
/** Describes each database itself. */
const OWN = 'installation';
const DERIVED_COLUMNS: ReadonlySet<string> = new Set(['blog_articles.search_row']);

/**
 * All that is moved, read from the two schemas themselves, so that no table of a later migration is left behind.
 * @throws when one engine has a table or column that the other lacks, and that is not listed above
 */
export async function findMovedTables(from: Database, to: Database): Promise<MovedTable[]> {
  const [ours, theirs] = await Promise.all([from, to].map((database) => database.introspection.getTables()));
  const tables = keyByName(ours ?? []);
  const others = keyByName(theirs ?? []);
  requireSame(
    [...tables.keys()].filter((name) => !DERIVED.test(name)),
    [...others.keys()].filter((name) => !DERIVED.test(name)),
  );
  return [...tables]
    .filter(([name]) => others.has(name) && name !== OWN)
    .map(([name, columns]) => {
      const own = columns.filter((column) => !DERIVED_COLUMNS.has(`${name}.${column}`));
      const other = others.get(name)?.filter((column) => !DERIVED_COLUMNS.has(`${name}.${column}`)) ?? [];
      requireSame(
        own.map((column) => `${name}.${column}`),
        other.map((column) => `${name}.${column}`),
      );
      return { name, columns: own.sort() };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function keyByName(tables: readonly TableMetadata[]): Map<string, string[]> {
  return new Map(
    tables
      .filter(({ isView }) => !isView)
      .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
}

function requireSame(names: readonly string[], others: readonly string[]): void {
  const alone = [
    ...names.filter((name) => !others.includes(name)),
    ...others.filter((name) => !names.includes(name)),
  ];
  if (alone.length > 0) throw new Error(`only one of the two engines has ${alone.join(', ')}`);
}
