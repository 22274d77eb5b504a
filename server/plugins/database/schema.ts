import type { Generated, Kysely } from 'kysely';
import type { AccountTables } from './tables/account-tables.ts';
import type { BlogTables } from './tables/blog-tables.ts';
import type { BookingTables } from './tables/booking-tables.ts';
import type { ChatTables } from './tables/chat-tables.ts';
import type { InstallationTables } from './tables/installation-tables.ts';
import type { LeadTables } from './tables/lead-tables.ts';
import type { UpkeepTables } from './tables/upkeep-tables.ts';

/** The tables, as both engines hold them: times are ISO 8601 texts in UTC, structures are JSON texts. */
export interface Tables
  extends LeadTables,
    BookingTables,
    BlogTables,
    AccountTables,
    ChatTables,
    InstallationTables,
    UpkeepTables {
  server_keys: ServerKeysTable;
}

export type Engine = 'sqlite' | 'postgres';

/** What an open database knows of itself beside its tables. */
export interface StorageHealth {
  /** Whether what was written last could be stored, or would be now. */
  canWrite(database: Kysely<Tables>): Promise<boolean>;
}

/** An open database. It tells its engine, for the few statements that the two spell differently. */
export type Database = Kysely<Tables> & { readonly engine: Engine; readonly health: StorageHealth };

/** Secrets that the server made for itself. */
export interface ServerKeysTable {
  name: string;
  value: string;
  /** What `value` was before it was rotated, for as long as that may still be accepted. */
  previous: Generated<string | null>;
  rotated_at: Generated<string | null>;
}
