import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../checks/support/engines.ts';
import { findNewerMigrations, migrate } from './migrate.ts';
import type { Database } from './schema.ts';

async function pretendNewer(database: Database): Promise<void> {
  await sql`alter table leads add column colour text`.execute(database);
  await sql`insert into kysely_migration (name, timestamp) select '999-colours', max(timestamp) from kysely_migration`.execute(
    database,
  );
}

describe.each(engines)('migrate on $name', ({ openDatabase }) => {
  it('keeps a schema of a newer version unchanged, and names the newer migrations', async () => {
    const database = await openDatabase();
    expect(await findNewerMigrations(database)).toEqual([]);
    await pretendNewer(database);
    await migrate(database);
    expect(await findNewerMigrations(database)).toEqual(['999-colours']);
  });

  it('rejects a schema of a version before 0.1.0', async () => {
    const database = await openDatabase();
    await sql`alter table lead_deliveries drop column details`.execute(database);
    await expect(migrate(database)).rejects.toThrow(/before 0\.1\.0, from which there is no update/);
  });

  it('rejects a schema of neither an older nor a newer version', async () => {
    const database = await openDatabase();
    await pretendNewer(database);
    await sql`delete from kysely_migration where name = '009-key-rotation'`.execute(database);
    await expect(migrate(database)).rejects.toThrow(/missing/);
  });
});
