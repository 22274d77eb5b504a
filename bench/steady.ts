import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export interface SteadyResult {
  p50Ms: number;
  p99Ms: number;
}

interface SteadyLoad {
  perSecond: number;
  seconds: number;
  headers?: Record<string, string>;
}

const WARM_UP_REQUESTS = 20;

/**
 * Asks for one address at an even pace, whether or not earlier answers have come, as visitors do; tells how long
 * answers took. The time counts from the moment at which a request was due, so that a stall is seen whole.
 * @throws when an answer was not a success
 */
export async function measureSteadily(url: string, load: SteadyLoad): Promise<SteadyResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const ask = () => readWhole(url, agent, load.headers ?? {});
  for (let count = 0; count < WARM_UP_REQUESTS; count += 1) await ask();
  const begin = performance.now();
  const times = await Promise.all(
    Array.from({ length: load.perSecond * load.seconds }, async (_, index) => {
      const due = begin + (index * 1_000) / load.perSecond;
      // Timers count whole milliseconds: rounded up, none is early, and a share of one is in every figure.
      await setTimeout(Math.ceil(Math.max(0, due - performance.now())));
      await ask();
      return performance.now() - due;
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

function readWhole(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume().on('end', resolve).on('error', reject);
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
    }).on('error', reject);
  });
}
