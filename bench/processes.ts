// `node bench/processes.ts`: what a second process and a third one add, for leads and for pages, on one Postgres; and what
// a lead costs each of those who have to do with it, which lead-figures.ts keeps for the model.
// Apart from the other measurements, since it wants the whole machine: what loads the processes takes from their cores.

import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { findPostgres, startPostgres } from '../checks/support/postgres-cluster.ts';
import type { LeadCosts } from './lead-model.ts';
import { measureLoad, requireTools } from './load.ts';
import { endedChildrenMs, familyMs, processorMs } from './processor-time.ts';
import { type BenchServer, startLeadServer } from './servers.ts';
import { measureSyncMs } from './sync-time.ts';
import { median, table } from './table.ts';

/** Processor time; what belongs to each transaction is among it, and shows where connections are fewer. */
type Spent = Pick<LeadCosts, 'clientMs' | 'loopMs' | 'storeMs'>;

const MOST_PROCESSES = 3;
const ROUNDS = 3;
const CONNECTIONS = 48;
const FEW_CONNECTIONS = 12;
const MANY_CONNECTIONS = 144;
const PAGE = '/book-demo';

requireTools(['wrk']);
const binaries = findPostgres();
if (!binaries) throw new Error('this needs Postgres');

console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
const syncMs = measureSyncMs();
const cluster = await startPostgres(binaries, true);
const postgresPid = Number.parseInt(
  readFileSync(join(dirname(cluster.socket), 'data/postmaster.pid'), 'utf8'),
  10,
);
const servers: BenchServer[] = [await startLeadServer('durable')];
try {
  await cluster.createDatabase('site');
  const env = { DATABASE_URL: cluster.addressOf('site') };
  for (let count = 0; count < MOST_PROCESSES; count += 1)
    servers.push(await startLeadServer('durable', { env }));
  const [embedded, ...shared] = servers;
  if (!embedded) throw new Error('no server');
  const rows = [];
  for (const connections of [CONNECTIONS, FEW_CONNECTIONS, MANY_CONNECTIONS])
    rows.push(await measure('SQLite', [embedded], connections));
  for (let count = 1; count <= MOST_PROCESSES; count += 1)
    rows.push(await measure('Postgres', shared.slice(0, count), CONNECTIONS));
  console.log(
    table(
      ['store', 'processes', 'connections', 'leads/s', 'p99 ms', 'pages/s', 'p99 ms', 'costs of a lead'],
      rows,
    ),
  );
  console.log(`Load of the machine after: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await Promise.all(servers.map(({ stop }) => stop()));
  await cluster.stop();
}

/** All others stand still meanwhile. The connections are shared out evenly, as a proxy would. */
async function measure(
  store: string,
  chosen: readonly BenchServer[],
  connections: number,
): Promise<string[]> {
  for (const server of servers) (chosen.includes(server) ? server.resume : server.pause)?.();
  const each = Math.floor(connections / chosen.length);
  const spentBefore = readSpent(chosen);
  const leads = await inRounds(chosen, each, LEAD_PATHS.contact, 'lead.lua');
  const costs = costsOf(spentBefore, readSpent(chosen), leads.requests);
  const pages = await inRounds(chosen, each, PAGE);
  for (const server of servers) server.resume?.();
  const figures = [leads, pages].flatMap(({ perSecond, p99Ms }) => [perSecond.toFixed(0), p99Ms.toFixed(1)]);
  return [store, String(chosen.length), String(connections), ...figures, JSON.stringify(costs)];
}

/** Processor time so far, by who has spent it. */
function readSpent(chosen: readonly BenchServer[]): Spent {
  const own = chosen.map(({ pid = 0 }) => processorMs(pid));
  return {
    clientMs: endedChildrenMs(),
    loopMs: own.reduce((sum, { loopMs }) => sum + loopMs, 0),
    storeMs: own.reduce((sum, { othersMs }) => sum + othersMs, familyMs(postgresPid)),
  };
}

function costsOf(before: Spent, after: Spent, leads: number): Spent & Pick<LeadCosts, 'syncMs'> {
  const perLead = (spent: (of: Spent) => number) =>
    Number(((spent(after) - spent(before)) / leads).toFixed(3));
  return {
    clientMs: perLead(({ clientMs }) => clientMs),
    loopMs: perLead(({ loopMs }) => loopMs),
    storeMs: perLead(({ storeMs }) => storeMs),
    syncMs: Number(syncMs.toFixed(3)),
  };
}

async function inRounds(chosen: readonly BenchServer[], connections: number, path: string, script?: string) {
  const sums: number[] = [];
  const slowest: number[] = [];
  let requests = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const results = await Promise.all(
      chosen.map(({ url }) => measureLoad(url + path, { connections, ...(script && { script }) })),
    );
    sums.push(results.reduce((sum, { perSecond }) => sum + perSecond, 0));
    slowest.push(Math.max(...results.map(({ p99Ms }) => p99Ms)));
    requests += results.reduce((sum, result) => sum + result.requests, 0);
  }
  return { perSecond: median(sums), p99Ms: median(slowest), requests };
}
