import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RunningServer } from '../faults/server-process.ts';

const NANOSECONDS_PER_MS = 1e6;
/** Resolution; a process that is never late is late by as much. */
const RESOLUTION_MS = 10;

/** 99th percentiles, in milliseconds. */
export interface Delay {
  server: number;
  /** Delay of this process: one that a busy machine causes in every process isn't the server's fault. */
  machine: number;
}

/** @returns a function that measures how late the server's event loop was from now on, and this process's own */
export async function watchDelay(server: RunningServer): Promise<() => Promise<Delay>> {
  await server.wrote('"metricsPort":');
  await readDelayMs(server);
  const readOwn = watchOwnDelay();
  return async () => {
    const delay = { server: await readDelayMs(server), machine: readOwn() };
    console.log(`event loop late by ${delay.server} ms (p99), this process by ${delay.machine} ms`);
    return delay;
  };
}

/** @returns function that returns how late the event loop of this process was: the 99th percentile, in milliseconds */
export function watchOwnDelay(): () => number {
  const own = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  own.enable();
  return () => {
    own.disable();
    return own.percentile(99) / NANOSECONDS_PER_MS;
  };
}

/** Reads the delay since the last reading. */
async function readDelayMs(server: RunningServer): Promise<number> {
  const metricsPort = /"metricsPort":(\d+)/.exec(server.output())?.[1];
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
}
