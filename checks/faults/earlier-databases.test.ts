import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { rehearseVersion } from '../../scripts/upgrade/rehearse-version.ts';
import { newestMigration } from '../../server/plugins/database/migrate.ts';
import { openDatabase } from '../../server/plugins/database/open-database.ts';
import { findCommit, unpackVersion } from './previous-version.ts';

/** A state that people run, whose server needs packages that are not installed any more: its database code alone runs. */
const FIRST = '152c75a';
const LATER = 'bbae976b';

function unpack(commit: string) {
  const version = unpackVersion(commit);
  const dataDir = mkdtempSync(join(tmpdir(), 'earlier-'));
  onTestFinished(() => {
    version.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { version, dataDir };
}

// A copy without the history, such as an archive, has no earlier version.
it.skipIf(!findCommit(FIRST))(
  'migrates the database of the first version, which goes on to write to it',
  async () => {
    const { version, dataDir } = unpack(FIRST);
    const writeLead = (id: string) => {
      const script = `import { openSqlite } from './server/database/sqlite-database.ts';
      import { migrate } from './server/database/migrate.ts';
      const database = openSqlite(${JSON.stringify(dataDir)});
      await migrate(database);
      const lead = { id: '${id}', kind: 'contact', email: 'asha@example.com', body: '{}', received_at: '2026-03-10T06:30:00Z' };
      await database.insertInto('leads').values(lead).execute();
      await database.destroy();`;
      execFileSync(process.execPath, ['--eval', script], { cwd: version.folder });
    };
    writeLead('before');
    await (await openDatabase({ dataDir, databaseUrl: null }, () => {})).destroy();
    writeLead('returned');
    const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
    try {
      expect(await database.selectFrom('leads').select(['id', 'state']).orderBy('id').execute()).toEqual([
        { id: 'before', state: 'new' },
        { id: 'returned', state: 'new' },
      ]);
      const { rows } = await sql`select max(name) as name from kysely_migration`.execute(database);
      expect(rows).toEqual([{ name: newestMigration() }]);
    } finally {
      await database.destroy();
    }
  },
);

it.skipIf(!findCommit(LATER))(
  'upgrades an earlier version with its data, and returns with and without them',
  async () => {
    const { version, dataDir } = unpack(LATER);
    renameSync(await version.makeSite(), join(version.folder, 'site/dist'));
    const counts = await rehearseVersion(version.folder, dataDir, () => {});
    expect(counts).toEqual({ before: 2, upgraded: 3, returned: 4, withData: 2, takenIn: 4 });
  },
);
