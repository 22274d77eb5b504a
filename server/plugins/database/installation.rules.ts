/** Identifies where a database runs. Host names and folders are left out: they change with every container. */
export interface Place {
  /** `PUBLIC_URL`; `undefined` if the caller does not know it, such as a command without the server's settings. */
  publicUrl: string | null | undefined;
  /** Id of the Postgres, as `findPostgresId` gives it. */
  postgresId: string | null;
}

/** Place where the database was live last, as stored in it. */
export interface StoredPlace {
  publicUrl: string | null;
  postgresId: string | null;
  /** Time when it was restored from a copy, if the operator has not confirmed it since; ISO 8601. */
  restoredAt: string | null;
}

/**
 * Returns why a database is probably a copy of the live one, as the end of the sentence 'this database ...';
 * `undefined` for the live one. A place that was never stored proves nothing.
 */
export function findCopyReason(stored: StoredPlace, present: Place): string | undefined {
  if (stored.restoredAt !== null) return `was restored from a copy on ${dayOf(stored.restoredAt)}`;
  const isElsewhere =
    stored.publicUrl !== null && present.publicUrl !== undefined && stored.publicUrl !== present.publicUrl;
  if (isElsewhere) {
    return `was live with PUBLIC_URL=${stored.publicUrl}, and PUBLIC_URL is ${present.publicUrl ?? 'not set'} now`;
  }
  const isOtherPostgres =
    stored.postgresId !== null && present.postgresId !== null && stored.postgresId !== present.postgresId;
  return isOtherPostgres ? 'was live in another Postgres database' : undefined;
}

function dayOf(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

/** The message about a copy for the operator: at the start, in the log and in `/readyz`. */
export function describeCopy(copyReason: string): string {
  return `this database ${copyReason}: no mail, webhook, chat message or reminder is sent before npm start -- --this-is-live confirms that it is the live one`;
}
