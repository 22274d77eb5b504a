import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { findNewerMigrations, migrate } from './migrate.ts';
import type { Database } from './schema.ts';

async function pretendNewer(database: Database): Promise<void> {
  await sql`alter table leads add column colour text`.execute(database);
  await sql`insert into kysely_migration (name, timestamp) select '999-colours', max(timestamp) from kysely_migration`.execute(
    database,
  );
}

describe.each(engines)('migrations on $name', ({ openDatabase }) => {
  it('leave a schema as it is that a newer version has brought further, and name what is newer', async () => {
    const database = await openDatabase();
    expect(await findNewerMigrations(database)).toEqual([]);
    await pretendNewer(database);
    await migrate(database);
    expect(await findNewerMigrations(database)).toEqual(['999-colours']);
  });

  it('refuse a schema that is of neither an older nor a newer version', async () => {
    const database = await openDatabase();
    await pretendNewer(database);
    await sql`delete from kysely_migration where name = '009-key-rotation'`.execute(database);
    await expect(migrate(database)).rejects.toThrow(/missing/);
  });
});
