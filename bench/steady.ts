import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export interface SteadyResult {
  p50Ms: number;
  p99Ms: number;
  /** Number of answers by status. */
  statuses: Record<number, number>;
}

interface SteadyLoad {
  perSecond: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Is posted, as JSON. */
  body?: string;
  /** Accepted statuses of answers; any other ends the measurement. By default they all succeed. */
  accepts?: (status: number) => boolean;
  /** Address of this machine that it comes from: a network of its own. */
  from?: string;
}

const WARM_UP_REQUESTS = 20;
const isSuccess = (status: number) => status === 200 || status === 201;

/**
 * Asks for one address at an even pace, whether or not earlier answers have come, as visitors do, and returns how long
 * answers took. The time counts from the moment at which a request was due, so that a stall is seen whole.
 * @throws when an answer is not acceptable
 */
export async function measureSteadily(url: string, load: SteadyLoad): Promise<SteadyResult> {
  const { from: localAddress } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: 64, ...(localAddress && { localAddress }) });
  const ask = () => readWhole(url, agent, load);
  for (let count = 0; count < WARM_UP_REQUESTS && load.body === undefined; count += 1) await ask();
  const statuses: Record<number, number> = {};
  const result = await measurePaced(load, async () => {
    const status = await ask();
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  agent.destroy();
  return { ...result, statuses };
}

/** Measures the time of something that is begun at an even pace. */
export async function measurePaced(
  { perSecond, seconds }: Pick<SteadyLoad, 'perSecond' | 'seconds'>,
  act: () => Promise<unknown>,
): Promise<{ p50Ms: number; p99Ms: number }> {
  const begin = performance.now();
  const times = await Promise.all(
    Array.from({ length: perSecond * seconds }, async (_, index) => {
      const due = begin + (index * 1_000) / perSecond;
      // Timers count whole milliseconds: rounded up, none is early, and a share of one is in every figure.
      await setTimeout(Math.ceil(Math.max(0, due - performance.now())));
      await act();
      return performance.now() - due;
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

function readWhole(url: string, agent: Agent, { headers = {}, body, accepts = isSuccess }: SteadyLoad) {
  const json = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body ?? '') };
  const options = body === undefined ? { headers } : { method: 'POST', headers: { ...headers, ...json } };
  return new Promise<number>((resolve, reject) => {
    const call = request(url, { agent, ...options }, (response) => {
      const { statusCode: status = 0 } = response;
      response
        .resume()
        .on('end', () => resolve(status))
        .on('error', reject);
      if (!accepts(status)) reject(new Error(`${url} answered ${status}`));
    });
    call.on('error', reject).end(body);
  });
}
