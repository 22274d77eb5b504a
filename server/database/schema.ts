import type { LeadKind } from 'contract/api-paths.ts';
import type { Kysely } from 'kysely';

/** The tables, as both engines hold them: times are ISO 8601 texts in UTC, structures are JSON texts. */
export interface Tables {
  leads: LeadsTable;
  idempotency_keys: IdempotencyKeysTable;
}

export type Database = Kysely<Tables>;

export interface LeadsTable {
  /** UUID version 7: sorts by time of arrival. */
  id: string;
  kind: LeadKind;
  email: string;
  body: string;
  attribution: string | null;
  received_at: string;
}

export interface IdempotencyKeysTable {
  kind: LeadKind;
  key: string;
  fingerprint: string;
  lead_id: string;
  created_at: string;
}
