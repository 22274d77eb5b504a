import { LEAD_KINDS, LEAD_PATHS, type LeadKind } from 'contract/api-paths.ts';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestRecord } from './request-record.ts';

const DURATION_BUCKETS_SECONDS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

const FORMS: ReadonlyMap<string, LeadKind> = new Map(LEAD_KINDS.map((kind) => [LEAD_PATHS[kind], kind]));
/** The calendar offers other times, and the browser proves its work: neither is a form that did not work. */
const CORRECTED: ReadonlySet<string> = new Set(['slot_taken']);

/** Number of times that a field was at fault where a form was refused; `field` is empty where the code says it all. */
export interface FailedField {
  form: LeadKind;
  code: string;
  field: string;
  count: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics that an operator can watch; each server has its own, so that several can live in one process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];

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

  const failures = new Counter({
    name: 'forms_refused_total',
    help: 'Forms that the server refused, by code; without those that the browser corrects by itself',
    labelNames: ['code'],
    registers,
  });
  const observeDuration = createRequestObserver(durations);
  const refusedFields = new Map<string, FailedField>();

  function countField(refused: Omit<FailedField, 'count'>): void {
    const { form, code, field } = refused;
    const key = `${form} ${code} ${field}`;
    const known = refusedFields.get(key);
    if (known) known.count += 1;
    else refusedFields.set(key, { ...refused, count: 1 });
  }

  return {
    registry,
    inFlight,
    observeRequest: (record: RequestRecord) => {
      observeDuration(record);
      const { code, fields = [] } = record.refusal ?? {};
      const form = FORMS.get(record.route);
      if (!code || !form || CORRECTED.has(code)) return;
      failures.inc({ code });
      for (const field of fields.length > 0 ? fields : ['']) countField({ form, code, field });
    },
    countRefused: (reason: string) => refused.inc({ reason }),
    /** Counts the forms that have been refused since the start. */
    async countFailedSubmissions(): Promise<number> {
      const { values } = await failures.get();
      return values.reduce((sum, { value }) => sum + value, 0);
    },
    /** Returns the faults of these forms since the last call; all names are ours, so that there are few. */
    takeFailedFields(): FailedField[] {
      const taken = [...refusedFields.values()];
      refusedFields.clear();
      return taken;
    },
  };
}

/** Looks each pair of labels up once: hashing them each time costs more than counting. */
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
