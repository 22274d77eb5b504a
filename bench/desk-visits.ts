// How long a person waits for the screens of visits at the desk, with ten million pages of a year on SQLite.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { laterDate } from 'contract/dates.ts';
import { SOURCE_KINDS } from 'contract/desk/visits.ts';
import { createRandom } from '../checks/support/random.ts';
import { joinFunnel } from '../server/modules/visits/desk/funnel.rules.ts';
import { createVisitsReader, mondaysUntil } from '../server/modules/visits/read-visits.ts';
import type { VisitSum } from '../server/modules/visits/visit-counter.ts';
import { addBatch, foldOld } from '../server/modules/visits/visits.store.ts';
import { migrate } from '../server/plugins/database/migrate.ts';
import type { Database } from '../server/plugins/database/schema.ts';
import { openSqlite } from '../server/plugins/database/sqlite-database.ts';
import { table } from './table.ts';

const VIEWS = 10_000_000;
const DAYS = 365;
/** Views that are drawn at once. */
const ALIKE = 5;
const ROUNDS = 200;
const MOST_P99_MS = 100;
/** Late on a Sunday: the week that is under way is as long as it gets. */
const NOW = new Date('2026-11-29T22:30:00Z');
const TODAY = '2026-11-29';
const LAST_DAYS = '2026-11-26';

const random = createRandom(1);
/** One of so many names, the first ones often and the last ones seldom. */
const pick = (count: number) => Math.floor(count ** random.next()) - 1;

const folder = await mkdtemp(join(tmpdir(), 'desk-visits-'));
const database = openSqlite(folder);
try {
  await migrate(database);
  await fill(database);
  await measure(database);
} finally {
  await database.destroy();
  await rm(folder, { recursive: true });
}

async function fill(database: Database): Promise<void> {
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    const day = laterDate(TODAY, -ago);
    const sums = new Map<string, VisitSum>();
    for (let view = 0; view < VIEWS / DAYS; view += ALIKE) countView(sums, day);
    await addBatch(database, { process: 'bench', number: DAYS - ago, sums: [...sums.values()] }, NOW);
    if (ago % 7 === 0) await foldOld(database, day, NOW);
  }
  await foldOld(database, `${TODAY}T21`, NOW);
}

function countView(sums: Map<string, VisitSum>, day: string): void {
  // Hours exist for the last days alone.
  const hour = `${day}T${day < LAST_DAYS ? 12 : String(Math.floor(random.next() * 23)).padStart(2, '0')}`;
  const draw = random.next();
  const reader = draw < 0.6 ? 'people' : draw < 0.9 ? 'robots' : 'unsure';
  const column = random.next() < 0.4 ? 'visits' : 'inner_pages';
  const add = (topic: VisitSum['topic'], name: string, detail = '') => {
    const key = `${hour}\n${topic}\n${name}\n${detail}\n${reader}`;
    const none = { visits: 0, inner_pages: 0, prefetched: 0 };
    const sum = sums.get(key) ?? { topic, starts_at: hour, name, detail, reader, ...none };
    sum[column] += ALIKE;
    sums.set(key, sum);
  };
  add('rule', `rule-${pick(4)}`);
  const page = pick(200);
  add('page', page % 2 === 0 ? `/page-${page}` : `/blog/guides/article-${page}`);
  if (column !== 'visits') return;
  const kinds = Object.keys(SOURCE_KINDS);
  const kind = kinds[pick(kinds.length + 1)] ?? 'direct';
  add('source', kind, reader === 'robots' ? '' : `site-${pick(400)}.example`);
  if (reader === 'robots') return;
  if (kind === 'campaign') add('campaign', `campaign-${pick(100)}`, kind);
  add('reading', `l${pick(40)}`, ['computer', 'phone', 'tablet'][pick(4)] ?? 'computer');
}

async function measure(database: Database): Promise<void> {
  const { count } = await database
    .selectFrom('visit_sums')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  console.log(`\n${VIEWS.toLocaleString('en-US')} pages of a year are ${count.toLocaleString('en-US')} sums`);
  const rows = [];
  const reader = createVisitsReader(database);
  for (const weeks of [4, 12, 26, 52]) {
    const periods = {
      now: mondaysUntil(TODAY, weeks),
      before: mondaysUntil(laterDate(TODAY, -7 * weeks), weeks),
    };
    rows.push(await time(`visits of ${weeks} weeks`, () => reader.read(periods, TODAY)));
    rows.push(
      await time(`funnel of ${weeks} weeks`, async () => {
        for (const mondays of [periods.now, periods.before]) {
          const sums = await reader.readWeeks(mondays, TODAY);
          joinFunnel(mondays.map((monday) => ({ monday, sums: sums.get(monday) ?? [], touches: [] })));
        }
      }),
    );
  }
  console.log(table(['screen', 'first ms', 'p50 ms', 'p99 ms', 'processor ms'], rows));
}

async function time(name: string, read: () => Promise<unknown>): Promise<string[]> {
  const times: number[] = [];
  let processor = process.cpuUsage();
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
    if (round === 0) processor = process.cpuUsage();
  }
  const { user, system } = process.cpuUsage(processor);
  const [first = 0] = times.splice(0, 1);
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.ceil(times.length * part) - 1] ?? 0;
  if (at(0.99) >= MOST_P99_MS) process.exitCode = 1;
  return [name, ...[first, at(0.5), at(0.99), (user + system) / 1_000 / ROUNDS].map((ms) => ms.toFixed(1))];
}
