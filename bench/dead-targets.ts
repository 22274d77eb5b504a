// What visitors notice when no lead can be delivered: 500 leads a second while every target is dead.
import { loadavg } from 'node:os';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { LEAD_BODY } from './lead-body.ts';
import { startLeadServer } from './servers.ts';
import { measureSteadily } from './steady.ts';
import { table } from './table.ts';
import { DEAD_TARGETS, startSilentTargets } from './targets.ts';

const PER_SECOND = 500;
const SECONDS = 20;
const MOST_P99_MS = 50;

const silent = await startSilentTargets();
const rows: string[][] = [];
let isWithin = true;

for (const [name, mode, env] of [
  ['no targets', 'durable', {}],
  ['refuse connections', 'targets-dead', DEAD_TARGETS],
  ['take them and say nothing', 'targets-dead', silent.env],
] as const) {
  const server = await startLeadServer(mode, { env });
  try {
    const load = loadOfMachine();
    const url = server.url + LEAD_PATHS.contact;
    await measureSteadily(url, { perSecond: PER_SECOND, seconds: 2, body: LEAD_BODY });
    const { p50Ms, p99Ms } = await measureSteadily(url, {
      perSecond: PER_SECOND,
      seconds: SECONDS,
      body: LEAD_BODY,
    });
    isWithin &&= p99Ms < MOST_P99_MS;
    rows.push([name, p50Ms.toFixed(1), p99Ms.toFixed(1), load]);
  } finally {
    await server.stop();
  }
}
await silent.stop();

console.log(`\n${PER_SECOND} leads/s for ${SECONDS} s, p99 shall be under ${MOST_P99_MS} ms`);
console.log(table(['targets', 'p50 ms', 'p99 ms', 'load of the machine before'], rows));
if (!isWithin) process.exitCode = 1;

/** A machine that others use says more of them than of us. */
function loadOfMachine(): string {
  return (loadavg()[0] ?? Number.NaN).toFixed(1);
}
