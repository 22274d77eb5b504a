import type { LeadKind } from 'contract/api-paths.ts';

/** Tables of the maintenance, which the processes on one database share. */
interface UpkeepTables {
  alerts: AlertsTable;
  upkeep: UpkeepTable;
  refused_forms: RefusedFormsTable;
  refused_fields: RefusedFieldsTable;
}

/** Incidents at the moment; a row is removed once it is over and the operator knows. */
export interface AlertsTable {
  /** Kind of trouble and its subject, such as `channel-down:slack`. */
  cause: string;
  since: string;
  /** Time when the operator was notified; `null` until that succeeds. */
  told_at: string | null;
}

/** One row for each job: who does it, and how it went last. */
export interface UpkeepTable {
  duty: 'watch' | 'backup' | 'rehearsal' | 'all-well';
  /** The process that has it until the lease ends. */
  holder: string | null;
  leased_until: string | null;
  done_at: string | null;
  /** Last problem; `null` after a success. */
  problem: string | null;
}

/** Forms that were refused, in pieces of ten minutes. */
export interface RefusedFormsTable {
  began_at: string;
  count: number;
}

/**
 * Faults of these forms, in the same pieces: a form with two bad fields counts in two rows. Names of ours, never
 * values.
 */
export interface RefusedFieldsTable {
  began_at: string;
  form: LeadKind;
  /** Code of the error, such as `invalid_request`. */
  code: string;
  /** Empty where no field was at fault. */
  field: string;
  count: number;
}

declare module '../../../plugins/database/schema.ts' {
  interface Tables extends UpkeepTables {}
}
