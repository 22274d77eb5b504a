import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../server/plugins/database/open-database.ts';
import type { Tables } from '../../server/plugins/database/schema.ts';
import type { PostgresCluster } from '../support/postgres-cluster.ts';
import { startLeadLoad } from './lead-load.ts';
import { describeOnPostgres, findLost } from './on-postgres.ts';
import { hasPgBouncer, runPgBouncer } from './pgbouncer-process.ts';
import { runCommand } from './run-command.ts';
import { startAndFail } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

const LEADS = 50;

/** Starts PgBouncer for one test. @returns its address */
async function startPgBouncer(mode: string, cluster: PostgresCluster): Promise<string> {
  const { address, stop } = await runPgBouncer(mode, cluster);
  onTestFinished(stop);
  return address;
}

async function limitOf(database: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database);
  return rows[0]?.statement_timeout;
}

describeOnPostgres('PgBouncer', (findCluster) => {
  describe.skipIf(!hasPgBouncer).each(['session', 'transaction'])('in %s mode', (mode) => {
    async function openWay() {
      const database = `${mode}_${Math.random().toString(16).slice(2, 8)}`;
      await findCluster().createDatabase(database);
      const address = await startPgBouncer(mode, findCluster());
      return { database, env: { DATABASE_URL: `postgres://postgres@${address}/${database}` } };
    }

    it('stores what the server acknowledges, and answers commands meanwhile', async () => {
      const { database, env } = await openWay();
      const server = await startForTest({ env: { ...env, LEADS_PER_MINUTE: '100000' } });
      const load = startLeadLoad(server.url, 8);
      await load.acknowledged(LEADS);
      const listed = await runCommand('leads', ['list'], { env });
      expect([listed.code, listed.stderr]).toEqual([0, '']);
      await load.end();
      expect(load.counts()).toEqual({ 201: load.outcomes.length });
      expect(await findLost(load, findCluster(), database)).toEqual([]);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    });

    it('limits statements in the database, and those of no other client', async () => {
      const { env } = await openWay();
      const databases: Kysely<Tables>[] = [];
      for (const statementTimeoutMs of [1_000, 60_000]) {
        const database = await openDatabase({ dataDir: '', databaseUrl: env.DATABASE_URL }, () => {}, {
          statementTimeoutMs,
        });
        onTestFinished(() => database.destroy());
        databases.push(database);
      }
      const readLimits = () =>
        Promise.all(
          databases.map(async (database) => [
            await limitOf(database),
            await database.transaction().execute(limitOf),
          ]),
        );
      for (let count = 0; count < 3; count += 1) {
        expect(await readLimits()).toEqual([
          ['1s', '1s'],
          ['1min', '1min'],
        ]);
      }
      const other = new pg.Client(env.DATABASE_URL);
      onTestFinished(() => other.end());
      await other.connect();
      expect((await other.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    });
  });

  it.skipIf(!hasPgBouncer)('reports in one line that statement mode allows no transactions', async () => {
    const address = await startPgBouncer('statement', findCluster());
    const { stderr } = await startAndFail({ DATABASE_URL: `postgres://postgres@${address}/site` });
    expect(stderr).toMatch(/^DATABASE_URL: .*transaction.*\n$/);
  });
});
