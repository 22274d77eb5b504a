import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { newestMigration } from '../../server/plugins/database/migrate.ts';
import { openDatabase } from '../../server/plugins/database/open-database.ts';
import { findCommit, unpackVersion } from './previous-version.ts';

/** Releases and states that people run, with the folder of their database code. */
const VERSIONS = [
  { commit: '152c75a', folder: 'server/database' },
  { commit: 'bbae976b', folder: 'server/plugins/database' },
];

it.each(VERSIONS)('opens a database of $commit and migrates it', async ({ commit, folder }) => {
  // A copy without the history, such as an archive, has no earlier version.
  if (!findCommit(commit)) return;
  const version = unpackVersion(commit);
  const dataDir = mkdtempSync(join(tmpdir(), 'earlier-'));
  onTestFinished(() => {
    version.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const script = `import { openSqlite } from './${folder}/sqlite-database.ts';
    import { migrate } from './${folder}/migrate.ts';
    const database = openSqlite(${JSON.stringify(dataDir)});
    await migrate(database);
    const lead = { id: 'earlier', kind: 'contact', email: 'asha@example.com', body: '{}', received_at: '2026-03-10T06:30:00Z' };
    await database.insertInto('leads').values(lead).execute();
    await database.destroy();`;
  execFileSync(process.execPath, ['--eval', script], { cwd: version.folder });
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
  try {
    expect(await database.selectFrom('leads').select(['id', 'state']).execute()).toEqual([
      { id: 'earlier', state: 'new' },
    ]);
    const { rows } = await sql`select max(name) as name from kysely_migration`.execute(database);
    expect(rows).toEqual([{ name: newestMigration() }]);
  } finally {
    await database.destroy();
  }
});
