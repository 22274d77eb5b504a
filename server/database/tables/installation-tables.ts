/** What a database knows of itself, and of those whom it must forget. */
export interface InstallationTables {
  installation: InstallationTable;
  erased_addresses: ErasedAddressesTable;
}

/** One row. */
export interface InstallationTable {
  id: number;
  /** `PUBLIC_URL` where it was live last. */
  public_url: string | null;
  /** Of the Postgres in which it was live last; see `findPostgresId`. */
  postgres_id: string | null;
  /** When it was brought back from a copy that nobody has confirmed to be live since. */
  restored_at: string | null;
  /** When, and where to, `npm run move` has taken everything. */
  moved_at: string | null;
  moved_to: string | null;
}

/** Whom a copy that is brought back holds again, and must not. */
export interface ErasedAddressesTable {
  /** HMAC with SHA-256 of the address in lower case, in base64url; the salt is its key. */
  hash: string;
  salt: string;
  erased_at: string;
}
