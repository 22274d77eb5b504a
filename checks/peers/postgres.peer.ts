import assert from 'node:assert/strict';
import { startAndFail } from '../faults/server-process.ts';
import { findPostgres, startPostgres } from '../support/postgres-cluster.ts';
import { tryStore } from './behind/try-store.ts';
import type { Peer } from './peer.ts';

/** Locales of databases, by the words that make one. */
const LOCALES = {
  c: ['locale C', "locale 'C'"],
  german: ['ICU’s de-DE', "locale_provider icu icu_locale 'de-DE'"],
} as const;
const TURKISH = "locale_provider icu icu_locale 'tr-TR'";

export default {
  title: 'Postgres',
  group: 'Behind',
  debian: ['postgresql-15'],
  expected:
    'All right with C and ICU’s de-DE; a kill is answered 503 until it is back. With tr-TR no start, with one line, since its lower() makes another letter of I.',
  async run(bench) {
    const binaries = findPostgres();
    if (!binaries) throw new Error('Postgres is missing');
    const cluster = await startPostgres(binaries, true);
    bench.defer(() => cluster.stop());
    const create = (name: string, locale: string) =>
      cluster.ask('postgres', `create database ${name} template template0 ${locale}`);
    for (const [database, [name, locale]] of Object.entries(LOCALES)) {
      await create(database, locale);
      await tryStore(bench, {
        ...{ name, cluster, database, databaseUrl: cluster.addressOf(database) },
        failures: { 'it is killed': () => cluster.restart('killed') },
      });
    }
    await create('turkish', TURKISH);
    await bench.attempt(
      'tr-TR: no start, with the reason in one line',
      async () => {
        const { stderr } = await startAndFail({ DATABASE_URL: cluster.addressOf('turkish') });
        assert.match(stderr, /^DATABASE_URL: the locale .* C\.UTF-8.*\n$/);
      },
      {
        set: '`createdb --template template0 --locale C.UTF-8`, or another locale whose small letter of I is i.',
      },
    );
  },
} satisfies Peer;
