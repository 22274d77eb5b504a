/**
 * Metrics that a soak watches, in the units of the server's own metrics. Of each minute the least counts where garbage
 * or connections that come and go stand on top of what is held, the middle one where the usual is asked for.
 */
export const WATCHED = {
  'heap, MB': { metric: 'nodejs_heap_size_used_bytes', scale: 1e-6, counts: 'least' },
  'resident memory, MB': { metric: 'process_resident_memory_bytes', scale: 1e-6, counts: 'least' },
  'open descriptors': { metric: 'process_open_fds', scale: 1, counts: 'least' },
  'event loop late by, ms (p99)': {
    metric: 'nodejs_eventloop_lag_p99_seconds',
    scale: 1_000,
    counts: 'middle',
  },
} as const;

export type Watched = keyof typeof WATCHED;

/** The metrics as they are now. @param port that of the metrics */
export async function readMetrics(port: number): Promise<Map<Watched, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const names = Object.keys(WATCHED) as Watched[];
  return new Map(names.map((name) => [name, readValue(text, name)]));
}

function readValue(text: string, name: Watched): number {
  const { metric, scale } = WATCHED[name];
  const value = new RegExp(`^${metric} (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`the server tells no ${metric}`);
  return Number(value) * scale;
}
