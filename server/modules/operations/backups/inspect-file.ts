import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '../../../shared/refusal.ts';

/** Contents of a file of the database that an operator can judge. */
export interface Contents {
  leads: number;
  users: number;
  articles: number;
  /** The newest migration. */
  schema: string;
}

const MAGIC = Buffer.from('SQLite format 3\0', 'latin1');
const COUNTED = { leads: 'leads', users: 'users', articles: 'blog_articles' } as const;

/**
 * Checks every page, index and reference of a copy that no other process uses. Afterwards the copy is a single file,
 * however it was made.
 * @throws {Refusal} when it is not a database of this server, or is damaged
 */
export function inspectCopy(file: string): Contents {
  requireSqlite(file);
  const sqlite = new DatabaseSync(file);
  try {
    sqlite.exec('pragma journal_mode = delete');
    const problems = [
      ...sqlite
        .prepare('pragma integrity_check')
        .all()
        .map(({ integrity_check }) => String(integrity_check)),
      ...sqlite
        .prepare('pragma foreign_key_check')
        .all()
        .map(({ table }) => `a broken reference of ${table}`),
    ].filter((problem) => problem !== 'ok');
    if (problems.length > 0) throw new Refusal(`${file} is damaged: ${problems.slice(0, 3).join('; ')}`);
    return readContents(sqlite);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${file} is not a database of this server (${(error as Error).message})`);
  } finally {
    sqlite.close();
  }
}

/** @throws when a table is missing */
export function readContents(sqlite: DatabaseSync): Contents {
  const count = (table: string) =>
    Number(sqlite.prepare(`select count(*) as count from ${table}`).get()?.count);
  const newest = sqlite.prepare('select max(name) as name from kysely_migration').get();
  return {
    leads: count(COUNTED.leads),
    users: count(COUNTED.users),
    articles: count(COUNTED.articles),
    schema: String(newest?.name),
  };
}

/** SQLite itself would take an empty file for an empty database. */
function requireSqlite(file: string): void {
  const head = Buffer.alloc(MAGIC.length);
  try {
    const descriptor = openSync(file, 'r');
    readSync(descriptor, head, 0, head.length, 0);
    closeSync(descriptor);
  } catch (error) {
    throw new Refusal(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  if (!head.equals(MAGIC)) throw new Refusal(`${file} is not a SQLite database`);
}
