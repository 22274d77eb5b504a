/** Audited actions, with their actors and times. */
interface AuditTables {
  audit_entries: AuditEntriesTable;
}

/** One entry, chained to the one before by a hash; nothing changes it. */
export interface AuditEntriesTable {
  /** Number from 1, without a gap. */
  number: number;
  at: string;
  /** `person` of the desk, or `command` at a shell. */
  actor_kind: 'person' | 'command';
  /** A person's address, or account and host of a command. */
  actor: string;
  /** Origin: the hash of the network for a person, the host for a command. */
  origin: string;
  /** Name of the action, such as `leads.export`. */
  action: string;
  /** Subject, without anything secret: an id, or a filter. */
  subject: string;
  /** Number of rows that it read or changed. */
  row_count: number;
  reason: string | null;
  previous_hash: string;
  hash: string;
}

declare module '../../../plugins/database/schema.ts' {
  interface Tables extends AuditTables {}
}
