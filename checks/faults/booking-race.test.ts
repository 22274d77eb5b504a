import { DEMO_SLOTS_PATH, LEAD_PATHS } from 'contract/api-paths.ts';
import type { DemoCalendar } from 'contract/bookings/demo-calendar.ts';
import { CONFIRM_BY_EMAIL } from 'contract/bookings/demo-calendar-rules.ts';
import { DEFAULT_OFFICE, type DemoInterval, dayOf } from 'contract/bookings/office.ts';
import { laterDate } from 'contract/dates.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { halfHour, SLOTS_A_DAY } from '../support/half-hours.ts';
import { GOOD_BODIES } from '../support/lead-bodies.ts';
import { findPostgres, startPostgres } from '../support/postgres-cluster.ts';
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
};
const WITHOUT_BOOKING_LIMITS = { BOOKINGS_PER_NETWORK: '1000000', BOOKINGS_PER_PERSON: '1000000' };
const MOST_OF_NETWORK = 5;
const NETWORKS = 8;

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
  return (await ask(server, interval, person)).status;
}

async function ask(server: string, interval: DemoInterval, person: number, headers: object = {}) {
  const body = { ...GOOD_BODIES.demo, ...interval, email: `person${person}@example.com` };
  const answer = await fetch(server + LEAD_PATHS.demo, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, message: String((await answer.json()).message) };
}

describe.each(engines)('two processes on one %s', (_name, open) => {
  it(`gives ${SEATS} seats to ${SEATS} of ${ASKING} simultaneous bookings, in each of ${ROUNDS} rounds`, async () => {
    const env = { ...WITHOUT_LIMITS, ...WITHOUT_BOOKING_LIMITS, ...(await open()) };
    const servers = [await startForTest({ env }), await startForTest({ env })];
    const nextWeek = laterDate(dayOf(DEFAULT_OFFICE, new Date()), 7);
    for (let round = 0; round < ROUNDS; round += 1) {
      const day = laterDate(nextWeek, Math.floor(round / SLOTS_A_DAY));
      const time = halfHour(day, round % SLOTS_A_DAY);
      const asking = Array.from({ length: ASKING }, (_, person) =>
        book(servers[person % 2]?.url ?? '', time, person),
      );
      const statuses = Object.groupBy(await Promise.all(asking), String);
      expect([statuses[201]?.length, statuses[409]?.length], time.startDateTime).toEqual([
        SEATS,
        ASKING - SEATS,
      ]);
    }
  });

  it(`gives each of ${NETWORKS} networks exactly its share of simultaneous bookings for whole days`, async () => {
    const limits = { BOOKINGS_PER_NETWORK: String(MOST_OF_NETWORK), TRUSTED_PROXIES: '127.0.0.1' };
    const env = { ...WITHOUT_LIMITS, ...limits, ...(await open()) };
    const servers = [await startForTest({ env }), await startForTest({ env })];
    const first = laterDate(dayOf(DEFAULT_OFFICE, new Date()), 7);
    const wantDay = (network: number) =>
      Array.from({ length: SLOTS_A_DAY }, (_, index) =>
        ask(
          servers[index % 2]?.url ?? '',
          halfHour(laterDate(first, network), index),
          network * SLOTS_A_DAY + index,
          { 'x-forwarded-for': `192.0.2.${network}` },
        ),
      );
    const networks = Array.from({ length: NETWORKS }, (_, network) => network);
    const asking = networks.map(wantDay);
    for (const [network, wanted] of asking.entries()) {
      const answers = await Promise.all(wanted);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      const atOnce = answers.filter(({ message }) => message !== CONFIRM_BY_EMAIL);
      expect(atOnce, `network ${network}`).toHaveLength(MOST_OF_NETWORK);
    }
    const path = `${DEMO_SLOTS_PATH}?from=${first}&to=${laterDate(first, NETWORKS - 1)}`;
    const { days } = (await (await fetch(servers[0]?.url + path)).json()) as DemoCalendar;
    const takenOf = ({ slots }: (typeof days)[number]) =>
      slots.reduce((sum, { freeSeats }) => sum + SEATS - freeSeats, 0);
    expect(days.map(takenOf)).toEqual(networks.map(() => 2 * MOST_OF_NETWORK));
  });
});
