import type { LeadKind } from 'contract/api-paths.ts';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Suspicion } from './screening.ts';

const BATCH_BUCKETS = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** Outcome of a lead; `quarantined`: stored too, and held back. */
export type LeadOutcome = 'stored' | 'replayed' | 'quarantined';

/** Creates the metrics of the leads for an operator. */
export function createLeadMetrics(registry: Registry) {
  const registers = [registry];
  const leads = new Counter({
    name: 'leads_total',
    help: 'Leads by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const batches = new Histogram({
    name: 'lead_batch_size',
    help: 'Leads per transaction',
    buckets: BATCH_BUCKETS,
    registers,
  });
  const suspicions = new Counter({
    name: 'lead_suspicions_total',
    help: 'Why leads were held back; one may have several reasons',
    labelNames: ['reason'],
    registers,
  });
  return {
    observeBatch: (size: number) => batches.observe(size),
    countLead: (kind: LeadKind, outcome: LeadOutcome) => leads.inc({ kind, outcome }),
    countSuspicions: (reasons: readonly Suspicion[]) => {
      for (const reason of reasons) suspicions.inc({ reason });
    },
  };
}
