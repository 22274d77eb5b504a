// `node checks/histories/visit-month.ts [views, 200,000 by default] [kills, 12 by default]`: a month of visits in some minutes. Three
// processes that only count (`visit-process.ts`) share one Postgres, while one after the other is killed and started again; then what is
// stored is compared with what was answered.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findPostgres, startPostgres } from '../support/postgres-cluster.ts';
import { createRandom } from '../support/random.ts';

const [views = 200_000, kills = 12] = process.argv.slice(2).map(Number);
const DATABASE = 'site';
const PROCESSES = 3;
const CLIENTS_OF_PROCESS = 4;
const KILL_EVERY_MS = 6_500;
/** Pause of a client, so that the views last as long as the kills. */
const PAUSE_MS = 5;
/** Seconds between two transactions, and the time of one on a busy machine. */
const MAY_BE_LOST_MS = 5_000 + 1_000;

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
};
/** Requests as browsers and tools sent them (`reader.rules.test.ts`), with the column and reader in which they count. */
const REQUESTS = [
  {
    counts: 'people visits',
    path: '/pricing?utm_source=newsletter',
    headers: { ...BROWSER, 'sec-fetch-site': 'none' },
  },
  {
    ...{ counts: 'people visits', path: '/' },
    headers: { ...BROWSER, 'sec-fetch-site': 'cross-site', referer: 'https://www.google.com/' },
  },
  { counts: 'people inner_pages', path: '/faq', headers: { ...BROWSER, 'sec-fetch-site': 'same-origin' } },
  {
    ...{ counts: 'people prefetched', path: '/pricing' },
    headers: { ...BROWSER, 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
  },
  { counts: 'robots visits', path: '/', headers: { 'user-agent': 'curl/7.88.1', accept: '*/*' } },
] as const;

interface Node {
  url: string;
  child: ChildProcess;
  /** Answers of this start, by when they came. */
  answered: { at: number; counts: string }[];
}

const binaries = findPostgres();
if (!binaries) throw new Error('this needs Postgres, in PATH or below /usr/lib/postgresql');
const random = createRandom(1);
const postgres = await startPostgres(binaries, true);
await postgres.createDatabase(DATABASE);
const PROGRAM = fileURLToPath(new URL('./visit-process.ts', import.meta.url));
const startNode = async (): Promise<Node> => {
  const child = fork(PROGRAM, [postgres.addressOf(DATABASE)]);
  const [url] = await once(child, 'message');
  return { url: String(url), child, answered: [] };
};
const nodes: Node[] = [];
for (let index = 0; index < PROCESSES; index += 1) nodes.push(await startNode());

const sure = new Map<string, number>();
const unsure = new Map<string, number>();
const lost = new Map<string, number>();
const add = (sums: Map<string, number>, name: string) => sums.set(name, (sums.get(name) ?? 0) + 1);
const agent = new Agent({ keepAlive: true, maxSockets: PROCESSES * CLIENTS_OF_PROCESS });
let sent = 0;

try {
  const clients = Promise.all(
    Array.from({ length: PROCESSES * CLIENTS_OF_PROCESS }, (_, index) => browse(index % PROCESSES)),
  );
  let killed = 0;
  while (killed < kills && sent < views) {
    await pause(KILL_EVERY_MS);
    await killNode(killed % PROCESSES);
    killed += 1;
  }
  await clients;
  for (const { child } of nodes) await end(child, 'SIGTERM');
  process.exitCode = (await compare(killed)) ? 0 : 1;
} finally {
  agent.destroy();
  for (const { child } of nodes) child.kill('SIGKILL');
  await postgres.stop();
}

async function browse(index: number): Promise<void> {
  while (sent < views) {
    sent += 1;
    await pause(PAUSE_MS);
    const node = nodes[index] as Node;
    const request = random.pick(REQUESTS);
    const status = await ask(node.url + request.path, request.headers);
    if (status === 200) {
      add(sure, request.counts);
      node.answered.push({ at: performance.now(), counts: request.counts });
    } else {
      // The process was killed: it may have been counted or not.
      add(unsure, request.counts);
      await pause(100);
    }
  }
}

function ask(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve) => {
    get(url, { headers, agent }, (response) => {
      response.on('error', () => resolve(undefined));
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', () => resolve(undefined));
  });
}

async function killNode(index: number): Promise<void> {
  const { child, answered } = nodes[index] as Node;
  const at = performance.now();
  await end(child, 'SIGKILL');
  for (const answer of answered) if (answer.at > at - MAY_BE_LOST_MS) add(lost, answer.counts);
  nodes[index] = await startNode();
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Prints what was answered and what is stored; `false` where it is above or too far below. */
async function compare(killed: number): Promise<boolean> {
  const rows = await postgres.ask<Record<string, string>>(
    DATABASE,
    `select reader, sum(visits) as visits, sum(inner_pages) as inner_pages, sum(prefetched) as prefetched
     from visit_sums where topic = 'page' group by reader`,
  );
  const stored = (counts: string) => {
    const [reader = '', column = ''] = counts.split(' ');
    return Number(rows.find((row) => row.reader === reader)?.[column] ?? 0);
  };
  console.log(`${sent} views, ${killed} kills of ${PROCESSES} processes`);
  const judged = [...new Set(REQUESTS.map(({ counts }) => counts))].map((counts) => {
    const [answered, maybe, mayLack] = [sure, unsure, lost].map((sums) => sums.get(counts) ?? 0) as [
      number,
      number,
      number,
    ];
    const count = stored(counts);
    const isRight = count <= answered + maybe && count >= answered - mayLack;
    console.log(
      `${counts}: ${answered} answered, ${maybe} cut off, ${count} stored, ${answered - count} below; may lack ${mayLack}: ${isRight ? 'right' : 'WRONG'}`,
    );
    return isRight;
  });
  return judged.every(Boolean);
}
