/** Who did what, and when. */
interface AuditTables {
  audit_entries: AuditEntriesTable;
}

/** One entry, chained to the one before by a hash; nothing changes it. */
export interface AuditEntriesTable {
  /** From 1, without a gap. */
  number: number;
  at: string;
  /** `person` of the desk, or `command` at a shell. */
  actor_kind: 'person' | 'command';
  /** A person's address, or account and host of a command. */
  actor: string;
  /** Of a person: hash of the network; of a command: the host. */
  origin: string;
  /** Such as `leads.export`. */
  action: string;
  /** What it concerned, without anything secret: an id, or a filter. */
  subject: string;
  /** How many rows it read or changed. */
  row_count: number;
  reason: string | null;
  previous_hash: string;
  hash: string;
}

declare module '../../../plugins/database/schema.ts' {
  interface Tables extends AuditTables {}
}
