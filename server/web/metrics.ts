import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestRecord } from './request-record.ts';

const DURATION_BUCKETS_SECONDS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** What an operator can watch; each server has its own, so that several can live in one process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer',
    labelNames: ['route', 'status'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests being worked on',
    registers,
  });
  const refused = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests refused before any work was done, by reason',
    labelNames: ['reason'],
    registers,
  });

  return {
    registry,
    inFlight,
    observeRequest: createRequestObserver(durations),
    countRefused: (reason: string) => refused.inc({ reason }),
  };
}

/** Looks each pair of labels up once: hashing them anew costs more than counting. */
function createRequestObserver(durations: Histogram<'route' | 'status'>) {
  const known = new Map<string, Histogram.Internal<'route' | 'status'>>();
  return ({ route, status, durationMs }: RequestRecord): void => {
    const statusClass = `${Math.floor(status / 100)}xx`;
    const name = route + statusClass;
    let histogram = known.get(name);
    if (!histogram) {
      histogram = durations.labels({ route, status: statusClass });
      known.set(name, histogram);
    }
    histogram.observe(durationMs / 1000);
  };
}
