/** Where a database is, as far as it can be told without a host name or a folder, which change with every container. */
export interface Place {
  /** `PUBLIC_URL`; `undefined` where whoever asks does not know it, such as a command without the settings of the server. */
  publicUrl: string | null | undefined;
  /** Of Postgres, as `findPostgresId` gives it. */
  postgresId: string | null;
}

/** What is stored of where it was live last. */
export interface StoredPlace {
  publicUrl: string | null;
  postgresId: string | null;
  /** Of a copy that was brought back and that nobody has confirmed since, in ISO 8601. */
  restoredAt: string | null;
}

/**
 * Why a database is probably a copy of the live one, in the middle of a sentence; `undefined` where it is the live one.
 * What it has never known tells nothing.
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

/** What an operator is told of a copy: at the start, in the log and by `/readyz`. */
export function describeQuiet(copyReason: string): string {
  return `this database ${copyReason}: no mail, webhook, chat message or reminder is sent before npm start -- --this-is-live confirms that it is the live one`;
}
