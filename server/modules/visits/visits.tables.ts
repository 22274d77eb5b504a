import type { Reader } from 'contract/desk/visits.ts';
import type { Vital } from 'contract/site/vitals.ts';

/** Tables of visits: sums alone. */
interface VisitTables {
  visit_sums: VisitSumsTable;
  visit_batches: VisitBatchesTable;
}

/** Topics, each of which divides the same requests in its own way. */
export type VisitTopic = 'rule' | 'page' | 'source' | 'campaign' | 'reading' | 'step' | Vital;

export interface VisitSumsTable {
  span: 'hour' | 'day' | 'week';
  topic: VisitTopic;
  /** Beginning by the clock of the office: `2026-11-29T13`, `2026-11-29`, or the Monday of a week. */
  starts_at: string;
  /** Rule, page, kind of source, campaign, language or step; page of a vital. */
  name: string;
  /** Site of a source, kind of source of a campaign, device of a language, page of a step; device and bucket of a vital. */
  detail: string;
  reader: Reader;
  /** First pages; calls of a step; reports of a vital. */
  visits: number;
  inner_pages: number;
  prefetched: number;
}

/** Number of the last batch of each process, so that a batch whose answer was lost is not added twice. */
export interface VisitBatchesTable {
  process: string;
  batch: number;
  written_at: string;
}

declare module '../../plugins/database/schema.ts' {
  interface Tables extends VisitTables {}
}
