/** What the processes on one database share about its upkeep. */
interface UpkeepTables {
  alerts: AlertsTable;
  upkeep: UpkeepTable;
  refused_forms: RefusedFormsTable;
}

/** What is wrong at the moment; a row is removed once it is over and the operator knows. */
export interface AlertsTable {
  /** Such as `channel-down:slack`. */
  cause: string;
  since: string;
  /** When the operator was notified; `null` until that succeeds. */
  told_at: string | null;
}

/** One row for each duty: who does it, and how it went last. */
export interface UpkeepTable {
  duty: 'watch' | 'backup' | 'rehearsal';
  /** The process that has it until the lease ends. */
  holder: string | null;
  leased_until: string | null;
  done_at: string | null;
  /** What went wrong last; `null` after a success. */
  problem: string | null;
}

/** Forms that were refused, in pieces of ten minutes. */
export interface RefusedFormsTable {
  began_at: string;
  count: number;
}

declare module '../../plugins/database/schema.ts' {
  interface Tables extends UpkeepTables {}
}
