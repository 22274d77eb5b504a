import { LEAD_PATHS } from 'contract/api-paths.ts';
import {
  DEMO_SLOTS,
  type DemoInterval,
  type DemoSlot,
  demoInterval,
  indiaDate,
  laterDate,
} from 'contract/leads/demo-slots.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GOOD_BODIES } from '../../server/testing/lead-bodies.ts';
import { findPostgres, startPostgres } from '../../server/testing/postgres-cluster.ts';
import { makeTemporaryFolder } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

/** `RACE_ROUNDS=100` for as many as anybody asked for; each is a half-hour of its own. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 8);
const ASKING = 200;
const SEATS = 3;
const WITHOUT_LIMITS = {
  DEMO_SEATS: String(SEATS),
  LEADS_PER_MINUTE: '1000000000',
  LEADS_PER_EMAIL_HOUR: '1000000000',
  PROOF_LEADS_PER_MINUTE: '1000000000',
  PROOF_ALL_LEADS_PER_MINUTE: '1000000000',
  MAX_CONNECTIONS_PER_NETWORK: '1000',
  BOOKINGS_PER_NETWORK: '1000000',
};

const binaries = findPostgres();

const engines: [string, () => Promise<Record<string, string>>][] = [
  ['SQLite', openSqlite],
  ...(binaries ? [['Postgres', () => openPostgres(binaries)] satisfies [string, typeof openSqlite]] : []),
];

async function openSqlite(): Promise<Record<string, string>> {
  return { DATA_DIR: await makeTemporaryFolder() };
}

async function openPostgres(folder: string): Promise<Record<string, string>> {
  const cluster = await startPostgres(folder, false);
  onTestFinished(() => cluster.stop());
  await cluster.createDatabase('site');
  return { DATABASE_URL: cluster.addressOf('site') };
}

async function book(server: string, interval: DemoInterval, person: number): Promise<number> {
  const body = { ...GOOD_BODIES.demo, ...interval, email: `person${person}@example.com` };
  const answer = await fetch(server + LEAD_PATHS.demo, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.text();
  return answer.status;
}

describe.each(engines)('two processes on one %s', (_name, open) => {
  it(`give ${SEATS} seats to ${SEATS} of ${ASKING} who ask at once, in each of ${ROUNDS} rounds`, async () => {
    const env = { ...WITHOUT_LIMITS, ...(await open()) };
    const servers = [await startForTest({ env }), await startForTest({ env })];
    const nextWeek = laterDate(indiaDate(new Date()), 7);
    for (let round = 0; round < ROUNDS; round += 1) {
      const day = laterDate(nextWeek, Math.floor(round / DEMO_SLOTS.length));
      const slot = DEMO_SLOTS[round % DEMO_SLOTS.length] as DemoSlot;
      const asking = Array.from({ length: ASKING }, (_, person) =>
        book(servers[person % 2]?.url ?? '', demoInterval(day, slot), person),
      );
      const statuses = Object.groupBy(await Promise.all(asking), String);
      expect([statuses[201]?.length, statuses[409]?.length], `${day} ${slot.label}`).toEqual([
        SEATS,
        ASKING - SEATS,
      ]);
    }
  });
});
