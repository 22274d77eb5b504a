/** Facts about this database, and hashes of erased addresses. */
interface InstallationTables {
  installation: InstallationTable;
  erased_addresses: ErasedAddressesTable;
}

/** One row. */
export interface InstallationTable {
  id: number;
  /** `PUBLIC_URL` where it was live last. */
  public_url: string | null;
  /** Id of the Postgres in which it was live last; see `findPostgresId`. */
  postgres_id: string | null;
  /** Time when it was restored from a copy; `null` once the operator has confirmed that it is live. */
  restored_at: string | null;
  /** Time when `npm run move` has moved the data; the next column says where to. */
  moved_at: string | null;
  moved_to: string | null;
}

/** People who were erased: `restore` erases them again from an older copy. */
export interface ErasedAddressesTable {
  /** HMAC with SHA-256 of the address in lower case, in base64url; the salt is its key. */
  hash: string;
  salt: string;
  erased_at: string;
}

declare module './schema.ts' {
  interface Tables extends InstallationTables {}
}
