// What is tried with each database, or pooler in front of one, behind two processes of the server.
import assert from 'node:assert/strict';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { DEFAULT_OFFICE, dayOf } from 'contract/bookings/office.ts';
import { laterDate } from 'contract/dates.ts';
import { startLeadLoad } from '../../faults/lead-load.ts';
import { findLost } from '../../faults/on-postgres.ts';
import { runCommand } from '../../faults/run-command.ts';
import { startServer } from '../../faults/server-process.ts';
import { halfHour } from '../../support/half-hours.ts';
import { GOOD_BODIES, postLead } from '../../support/lead-bodies.ts';
import type { PostgresCluster } from '../../support/postgres-cluster.ts';
import type { Bench, Finding } from '../peer.ts';

const BOOKINGS = 20;
const VISITORS = 8;
const LEADS = 50;
const WITHOUT_LIMITS = {
  ...{ BLOG_DIR: '/nowhere', LEADS_PER_MINUTE: '1000000000', LEADS_PER_EMAIL_HOUR: '1000000000' },
  ...{ BOOKINGS_PER_NETWORK: '1000000', BOOKINGS_PER_PERSON: '1000000' },
};

/** A database, and how the server gets there. */
export interface Store {
  /** Words in which the document calls it: `session mode`. */
  name: string;
  databaseUrl: string;
  cluster: PostgresCluster;
  database: string;
  /** Failures under load by their words, each with what makes it happen. */
  failures: Readonly<Record<string, () => Promise<void>>>;
  finding?: Finding;
}

export async function tryStore(
  bench: Bench,
  { name, databaseUrl, cluster, database, failures, finding = {} }: Store,
): Promise<void> {
  const env = { ...WITHOUT_LIMITS, DATABASE_URL: databaseUrl };
  const starting = [startServer({ env }), startServer({ env })];
  for (const start of starting)
    bench.defer(() =>
      start.then(
        (server) => server.kill(),
        () => {},
      ),
    );
  let urls: string[] = [];
  await bench.attempt(
    `${name}: two processes that start at once migrate it`,
    async () => {
      urls = (await Promise.all(starting)).map(({ url }) => url);
    },
    finding,
  );
  await bench.attempt(
    `${name}: ${BOOKINGS} bookings of one half-hour at once, one of which gets it`,
    async () => {
      const time = halfHour(laterDate(dayOf(DEFAULT_OFFICE, new Date()), 7), 3);
      const book = (person: number) => {
        const body = { ...GOOD_BODIES.demo, ...time, email: `person${person}@example.com` };
        return postLead(urls[person % 2] ?? '', 'demo', body);
      };
      const answers = await Promise.all(Array.from({ length: BOOKINGS }, (_, person) => book(person)));
      const statuses = answers.map(({ status }) => status).sort();
      assert.deepEqual(statuses, [201, ...Array(BOOKINGS - 1).fill(409)]);
    },
  );
  await bench.attempt(`${name}: an address typed in capitals is found by the command`, async () => {
    const body = { ...GOOD_BODIES.contact, email: 'INIGO.ILIC@Example.COM' };
    assert.equal((await postLead(urls[0] ?? '', 'contact', body)).status, 201);
    const args = ['list', '--text', 'inigo.ilic@example.com'];
    const { code, stdout, stderr } = await runCommand('leads', args, { env });
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(stdout, /inigo\.ilic@example\.com/i);
  });
  for (const [failure, fail] of Object.entries(failures)) {
    await bench.attempt(`${name}: no acknowledged lead is lost while ${failure}`, async () => {
      const load = startLeadLoad(urls[0] ?? '', VISITORS);
      await load.moreAcknowledged(LEADS);
      await fail();
      await load.moreAcknowledged(LEADS);
      await load.end();
      assert.deepEqual(
        Object.keys(load.counts()).filter((status) => !/^(201|503)$/.test(status)),
        [],
      );
      assert.deepEqual(await findLost(load, cluster, database), []);
      assert.equal((await fetch(`${urls[0]}${LEAD_PATHS.contact}`, { method: 'GET' })).status, 405);
    });
  }
}
