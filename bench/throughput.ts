// How fast leads reach the disk, and pages and articles the visitor, as ratios of one run on one machine.
import { BLOG_PATHS, LEAD_PATHS } from 'contract/api-paths.ts';
import { type LoadResult, measureLoad, requireTools } from './load.ts';
import { startNginx } from './nginx.ts';
import { familyMs } from './processor-time.ts';
import { type BenchServer, startBareServer, startLeadServer } from './servers.ts';
import { measureSteadily } from './steady.ts';
import { median, table } from './table.ts';
import { DEAD_TARGETS, startTargets } from './targets.ts';

interface Sample {
  perSecond: number;
  p99Ms: number;
  /** Processor time of the server and its helpers, for one answer. */
  processorUs: number;
}

const ROUNDS = 3;
const PAGE = '/book-demo';

/** Shares below which the run fails: of leads without a store, and of the pages per second of nginx. */
const LEAST_SHARE_OF_STORE_OFF = 0.5;
const LEAST_SHARE_OF_NGINX = 0.45;

requireTools(['wrk', 'nginx', 'strace']);

const targets = await startTargets();
const durable = await startLeadServer('durable');
const delivering = await startLeadServer('delivering', { env: targets.env });
const targetsDead = await startLeadServer('targets-dead', { env: DEAD_TARGETS });
const storeOff = await startLeadServer('store-off');
const onePerRequest = await startLeadServer('one-per-request');
const nginx = await startNginx(PAGE);
const bareNode = await startBareServer(durable.url + PAGE);
const everything = [durable, delivering, targetsDead, storeOff, onePerRequest, nginx, bareNode, targets];

try {
  await benchLeads();
  await benchPages();
  await benchBlog();
  await benchSlowDisk();
} finally {
  await Promise.all(everything.map(({ stop }) => stop()));
}

async function benchLeads() {
  for (const connections of [32, 128]) {
    const results = await inTurn([durable, delivering, targetsDead, storeOff, onePerRequest], (server) =>
      measureLoad(`${server.url}${LEAD_PATHS.contact}`, { connections, script: 'lead.lua' }),
    );
    console.log(`\nLeads, ${connections} connections, ${ROUNDS} rounds in turn, medians`);
    console.log(
      table(
        ['server', 'leads/s', 'p99 ms', 'processor µs/lead', 'ratio'],
        results.map(({ server, perSecond, p99Ms, processorUs }) => [
          server.name,
          perSecond.toFixed(0),
          p99Ms.toFixed(1),
          processorUs.toFixed(0),
          ratioText(server, results),
        ]),
      ),
    );
    expectShare(`leads of ${connections} connections`, results, storeOff, LEAST_SHARE_OF_STORE_OFF);
  }
}

/** Fails the run when the durable server is slower than its share of another one. */
function expectShare(
  what: string,
  results: readonly { server: BenchServer; perSecond: number }[],
  other: BenchServer,
  least: number,
): void {
  const speedOf = (server: BenchServer) =>
    results.find((result) => result.server === server)?.perSecond ?? Number.NaN;
  const share = speedOf(durable) / speedOf(other);
  if (share >= least) return;
  console.error(`${what}: ${share.toFixed(2)} times ${other.name}, at least ${least} expected`);
  process.exitCode = 1;
}

function ratioText(server: BenchServer, results: { server: BenchServer; perSecond: number }[]): string {
  const own = results.find((result) => result.server === server)?.perSecond ?? Number.NaN;
  const ofDurable = results.find((result) => result.server === durable)?.perSecond ?? Number.NaN;
  if (server === durable) return '';
  if (server === delivering || server === targetsDead) return `${(own / ofDurable).toFixed(2)} times durable`;
  return `durable is ${(ofDurable / own).toFixed(2)} times this`;
}

/**
 * Measures pages. Beside other work a ratio of speeds says little, and one of processor time still does. What bare Node
 * takes is no code of ours.
 */
async function benchPages() {
  const results = await inTurn([durable, bareNode, nginx], (server) =>
    measureLoad(`${server.url}${PAGE}`, { connections: 64, headers: { 'accept-encoding': 'gzip' } }),
  );
  console.log(`\nPage ${PAGE}, the same gzip bytes, one process each; ours and nginx with an access log`);
  console.log(
    table(
      ['server', 'requests/s', 'p99 ms', 'processor µs/request', 'ours in requests/s', 'in processor time'],
      results.map(({ server, perSecond, p99Ms, processorUs }) => [
        server.name,
        perSecond.toFixed(0),
        p99Ms.toFixed(1),
        processorUs.toFixed(1),
        `${((results[0]?.perSecond ?? Number.NaN) / perSecond).toFixed(2)} times`,
        `${((results[0]?.processorUs ?? Number.NaN) / processorUs).toFixed(2)} times`,
      ]),
    ),
  );
  expectShare('pages', results, nginx, LEAST_SHARE_OF_NGINX);
}

/** The pace of a busy day: the blog is asked for steadily, not as fast as it can. */
async function benchBlog() {
  const article = 'getting-started/job-description-for-an-ai-employee';
  const addresses = [
    '/blog',
    `/blog/${article}`,
    '/blog?q=approval',
    BLOG_PATHS.articles,
    `${BLOG_PATHS.articles}/${article}`,
    PAGE,
  ];
  const rows: string[][] = [];
  for (const address of addresses) {
    const headers = { 'accept-encoding': 'br' };
    const { p50Ms, p99Ms } = await measureSteadily(durable.url + address, {
      perSecond: 200,
      seconds: 5,
      headers,
    });
    rows.push([address, p50Ms.toFixed(2), p99Ms.toFixed(1)]);
  }
  console.log('\nBlog, 200 requests/s; the last line is a page from memory, for comparison');
  console.log(table(['address', 'p50 ms', 'p99 ms'], rows));
}

/** Measures pages while leads arrive, on a disk that takes 20 ms longer for each sync. */
async function benchSlowDisk() {
  const rows: string[][] = [];
  for (const mode of ['durable', 'on-the-loop'] as const) {
    for (const disk of ['own', 'slow'] as const) {
      const server = await startLeadServer(mode, { disk });
      const [leads, page] = await Promise.all([
        measureLoad(server.url + LEAD_PATHS.contact, { connections: 32, script: 'lead.lua' }),
        measureSteadily(server.url + PAGE, { perSecond: 100, seconds: 5 }),
      ]);
      await server.stop();
      rows.push([
        server.name,
        leads.perSecond.toFixed(0),
        leads.p99Ms.toFixed(1),
        page.p50Ms.toFixed(2),
        page.p99Ms.toFixed(1),
      ]);
    }
  }
  console.log('\nLeads of 32 connections, and 100 pages/s meanwhile');
  console.log(table(['server', 'leads/s', 'p99 ms', 'page p50 ms', 'page p99 ms'], rows));
}

/** Measures each server in every round, so that a slow minute falls on all of them. */
async function inTurn(servers: BenchServer[], measure: (server: BenchServer) => Promise<LoadResult>) {
  for (const { pause } of servers) pause?.();
  const runs = servers.map((server) => ({ server, samples: [] as Sample[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { server, samples } of runs) {
      server.resume?.();
      const before = processorOf(server);
      const { perSecond, p99Ms, requests } = await measure(server);
      samples.push({ perSecond, p99Ms, processorUs: ((processorOf(server) - before) * 1_000) / requests });
      server.pause?.();
    }
  }
  for (const { resume } of servers) resume?.();
  return runs.map(({ server, samples }) => ({
    server,
    perSecond: median(samples.map(({ perSecond }) => perSecond)),
    p99Ms: median(samples.map(({ p99Ms }) => p99Ms)),
    processorUs: median(samples.map(({ processorUs }) => processorUs)),
  }));
}

function processorOf({ pid }: BenchServer): number {
  return pid === undefined ? Number.NaN : familyMs(pid);
}
