// `npm run bench`: how fast leads reach the disk, and pages and articles the visitor, as ratios of one run on one
// machine. The load goes to 127.0.0.1, for a bounded time.
import { BLOG_PATHS, LEAD_PATHS } from 'contract/api-paths.ts';
import { measureLoad, requireTools } from './load.ts';
import { startNginx } from './nginx.ts';
import { type BenchServer, startLeadServer } from './servers.ts';
import { measureSteadily } from './steady.ts';
import { median, table } from './table.ts';

const ROUNDS = 3;
const PAGE = '/book-demo';

requireTools(['wrk', 'nginx']);

const durable = await startLeadServer('durable');
const storeOff = await startLeadServer('store-off');
const onePerRequest = await startLeadServer('one-per-request');
const nginx = await startNginx(PAGE);
const everything = [durable, storeOff, onePerRequest, nginx];

try {
  await benchLeads();
  await benchPages();
  await benchBlog();
} finally {
  await Promise.all(everything.map(({ stop }) => stop()));
}

async function benchLeads() {
  for (const connections of [32, 128]) {
    const results = await inTurn([durable, storeOff, onePerRequest], (server) =>
      measureLoad(`${server.url}${LEAD_PATHS.contact}`, { connections, script: 'lead.lua' }),
    );
    console.log(`\nLeads, ${connections} connections, ${ROUNDS} rounds in turn, medians`);
    console.log(
      table(
        ['server', 'leads/s', 'p99 ms', 'ratio'],
        results.map(({ server, perSecond, p99Ms }) => [
          server.name,
          perSecond.toFixed(0),
          p99Ms.toFixed(1),
          ratioText(server, results),
        ]),
      ),
    );
  }
}

function ratioText(server: BenchServer, results: { server: BenchServer; perSecond: number }[]): string {
  const own = results.find((result) => result.server === server)?.perSecond ?? Number.NaN;
  const ofDurable = results.find((result) => result.server === durable)?.perSecond ?? Number.NaN;
  if (server === durable) return '';
  return `durable is ${(ofDurable / own).toFixed(2)} times this`;
}

async function benchPages() {
  const results = await inTurn([durable, nginx], (server) =>
    measureLoad(`${server.url}${PAGE}`, { connections: 64, headers: { 'accept-encoding': 'gzip' } }),
  );
  const [own, others] = results.map(({ perSecond }) => perSecond);
  console.log(`\nPage ${PAGE}, the same gzip bytes, one process each, both with an access log`);
  console.log(
    table(
      ['server', 'requests/s', 'p99 ms'],
      results.map(({ server, perSecond, p99Ms }) => [server.name, perSecond.toFixed(0), p99Ms.toFixed(1)]),
    ),
  );
  console.log(`ours is ${((own ?? 0) / (others ?? 1)).toFixed(2)} times nginx`);
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

/** Measures each server in every round, so that a slow minute falls on all of them. */
async function inTurn<S extends { name: string }>(
  servers: S[],
  measure: (server: S) => Promise<{ perSecond: number; p99Ms: number }>,
) {
  const runs = servers.map((server) => ({ server, samples: [] as { perSecond: number; p99Ms: number }[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { server, samples } of runs) samples.push(await measure(server));
  }
  return runs.map(({ server, samples }) => ({
    server,
    perSecond: median(samples.map(({ perSecond }) => perSecond)),
    p99Ms: median(samples.map(({ p99Ms }) => p99Ms)),
  }));
}
