import { expect, it, onTestFinished } from 'vitest';
import type { PostgresCluster } from '../support/postgres-cluster.ts';
import { startLeadLoad } from './lead-load.ts';
import { describeOnPostgres, findLost } from './on-postgres.ts';
import { startForTest } from './start-for-test.ts';

/** `RESTARTS=50` for as many as anybody asked for; each takes a second or two. */
const RESTARTS = Number(process.env.RESTARTS ?? 4);
const CLIENTS = 10;
/** Enough for leads to be in every phase of their way when the database goes away. */
const LEADS = 200;
const WITHOUT_LIMIT = { LEADS_PER_MINUTE: '1000000000', LEADS_PER_EMAIL_HOUR: '1000000000' };

const WAYS: readonly ((cluster: PostgresCluster) => Promise<void>)[] = [
  (cluster) => cluster.restart('fast'),
  (cluster) => cluster.restart('immediate'),
  (cluster) => cluster.restart('killed'),
  sendEverybodyAway,
];

describeOnPostgres(
  'a Postgres that goes away while leads are stored',
  (findCluster) => {
    it(`ends no process and loses no acknowledged lead, ${RESTARTS} times by stop, kill and lost connections`, async () => {
      const cluster = findCluster();
      const env = { DATABASE_URL: cluster.addressOf('site'), ...WITHOUT_LIMIT };
      const server = await startForTest({ env });
      const load = startLeadLoad(server.url, CLIENTS);
      onTestFinished(() => load.end());
      await load.moreAcknowledged(LEADS);
      for (let round = 0; round < RESTARTS; round += 1) {
        await WAYS[round % WAYS.length]?.(cluster);
        await load.moreAcknowledged(LEADS);
      }
      await load.end();

      console.log(`${RESTARTS} times away; answers: ${JSON.stringify(load.counts())}`);
      expect(await findLost(load, cluster)).toEqual([]);
      expect(Object.keys(load.counts())).toEqual(expect.toBeOneOf([['201'], ['201', '503']]));
      expect(server.output()).not.toContain('"level":60');
    });
  },
  { isDurable: true },
);

async function sendEverybodyAway(cluster: PostgresCluster): Promise<void> {
  await cluster.ask(
    'site',
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}
