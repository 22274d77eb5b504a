import { type Migration, Migrator } from 'kysely/migration';
import { leads } from './migrations/001-leads.ts';
import { blog } from './migrations/002-blog.ts';
import { accounts } from './migrations/003-accounts.ts';
import { chat } from './migrations/004-chat.ts';
import type { Database, Engine } from './schema.ts';

/** In order; a name, once released, never changes. */
const MIGRATIONS: Record<string, (engine: Engine) => Migration> = {
  '001-leads': () => leads,
  '002-blog': blog,
  '003-accounts': () => accounts,
  '004-chat': () => chat,
};

/** Brings the database to the newest schema; several processes may try at the same time. */
export async function migrate(database: Database): Promise<void> {
  const getMigrations = async () =>
    Object.fromEntries(Object.entries(MIGRATIONS).map(([name, make]) => [name, make(database.engine)]));
  const migrator = new Migrator({ db: database, provider: { getMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
