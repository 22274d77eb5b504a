// `node bench/footprint.ts FOLDER [FOLDER ...] [--rounds 5] [--rest 20]`: start, memory and processor time at rest of
// built checkouts of this repository, in turn on empty databases with the usual settings. Ratios are to the first one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median, table } from './table.ts';

interface Footprint {
  startMs: number;
  /** Resident memory in MB: at most while starting, and at rest. */
  peakMb: number;
  restMb: number;
  /** Share of one core at rest, in percent, over five seconds. */
  restPercent: number;
}

const PORT = '3990';
const START_LIMIT_MS = 120_000;
const IDLE_SECONDS = 5;
const TICKS_PER_SECOND = 100;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, rest: { type: 'string', default: '20' } },
});
if (positionals.length === 0) throw new Error('node bench/footprint.ts FOLDER [FOLDER ...]');
const builds = positionals.map((folder) => ({
  folder: resolve(folder),
  dataDir: mkdtempSync(join(tmpdir(), 'footprint-')),
  rounds: [] as Footprint[],
}));

console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
try {
  // The first start imports the articles, and is no second one.
  for (const build of builds) await measure(build, 0);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const build of builds) build.rounds.push(await measure(build, Number(values.rest)));
} finally {
  for (const { dataDir } of builds) rmSync(dataDir, { recursive: true, force: true });
}
const columns: [string, keyof Footprint][] = [
  ['first page, ms', 'startMs'],
  ['peak, MB', 'peakMb'],
  ['at rest, MB', 'restMb'],
  ['at rest, % of a core', 'restPercent'],
];
const figures = builds.map(({ rounds }) => columns.map(([, key]) => median(rounds.map((each) => each[key]))));
console.log(
  table(
    ['build', ...columns.map(([name]) => name)],
    builds.map(({ folder }, index) => [
      folder,
      ...columns.map((_, column) => {
        const [value = 0, first = 0] = [figures[index]?.[column], figures[0]?.[column]];
        return `${value.toFixed(1)} (${(value / first).toFixed(2)})`;
      }),
    ]),
  ),
);
console.log(`Load of the machine after: ${loadavg()[0]?.toFixed(1)}`);

/** Starts a server, measures it, and stops it. */
async function measure(
  { folder, dataDir }: { folder: string; dataDir: string },
  restSeconds: number,
): Promise<Footprint> {
  const begun = performance.now();
  const bundle = 'server/dist/main.js';
  const program = existsSync(join(folder, bundle)) ? bundle : 'server/main.ts';
  const server = spawn(join(folder, 'node_modules/.bin/node'), [program], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT, METRICS_PORT: '0' },
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  try {
    await waitForPage(begun);
    const startMs = performance.now() - begun;
    await delay(restSeconds * 1_000);
    const restMb = readKb(`/proc/${server.pid}/smaps_rollup`, 'Rss') / 1_024;
    const peakMb = readKb(`/proc/${server.pid}/status`, 'VmHWM') / 1_024;
    const before = ticks(server.pid);
    if (restSeconds > 0) await delay(IDLE_SECONDS * 1_000);
    const restPercent = ((ticks(server.pid) - before) / TICKS_PER_SECOND / IDLE_SECONDS) * 100;
    return { startMs, restMb, peakMb, restPercent };
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

async function waitForPage(begun: number): Promise<void> {
  for (;;) {
    const page = await fetch(`http://localhost:${PORT}/`).catch(() => undefined);
    if (page?.ok) return void (await page.text());
    if (performance.now() - begun > START_LIMIT_MS) throw new Error('the server did not start');
    await delay(20);
  }
}

function readKb(file: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1]);
}

/** Returns the processor time of a process, in ticks of the system. */
function ticks(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
