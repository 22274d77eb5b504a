import assert from 'node:assert/strict';
import { runPgBouncer } from '../faults/pgbouncer-process.ts';
import { startAndFail } from '../faults/server-process.ts';
import { findPostgres, startPostgres } from '../support/postgres-cluster.ts';
import { tryStore } from './behind/try-store.ts';
import type { Peer } from './peer.ts';

export default {
  title: 'PgBouncer',
  group: 'Behind',
  debian: ['pgbouncer', 'postgresql'],
  expected:
    'All right in session and transaction mode, as tests run it; a restart of it is answered 503 for a moment, since its port refuses. In statement mode no start, with one line.',
  async run(bench) {
    const binaries = findPostgres();
    if (!binaries) throw new Error('Postgres is missing');
    const cluster = await startPostgres(binaries, true);
    bench.defer(() => cluster.stop());
    for (const mode of ['session', 'transaction']) {
      await cluster.createDatabase(mode);
      const pooler = await runPgBouncer(mode, cluster);
      bench.defer(pooler.stop);
      await tryStore(bench, {
        ...{ name: `${mode} mode`, cluster, database: mode },
        databaseUrl: `postgres://postgres@${pooler.address}/${mode}`,
        failures: {
          'it is killed': pooler.restart,
          'the Postgres behind it is killed': () => cluster.restart('killed'),
        },
      });
    }
    const pooler = await runPgBouncer('statement', cluster);
    bench.defer(pooler.stop);
    await bench.attempt(
      'statement mode: no start, with the reason in one line',
      async () => {
        const { stderr } = await startAndFail({
          DATABASE_URL: `postgres://postgres@${pooler.address}/session`,
        });
        assert.match(stderr, /^DATABASE_URL: .*transaction.*\n$/);
      },
      { set: '`pool_mode` `session` or `transaction`, and a pool larger than 10 for each process.' },
    );
  },
} satisfies Peer;
