import { type Migration, Migrator } from 'kysely/migration';
import { leads } from './migrations/001-leads.ts';
import type { Database } from './schema.ts';

/** In order; a name, once released, never changes. */
const MIGRATIONS: Record<string, Migration> = {
  '001-leads': leads,
};

/** Brings the database to the newest schema; several processes may try at the same time. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
