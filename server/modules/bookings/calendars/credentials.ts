import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { findOrCreateKey, type KeyName } from '../../../plugins/database/server-keys.ts';
import { openSealedText, sealText } from '../../../plugins/secrets/sealed-text.ts';
import { SourceProblem } from './sources/calendar-source.ts';

/** Address of a calendar, and the login of its host. */
export interface Credentials {
  /** Address of the file, or of the calendar on its server. Some are secret by themselves. */
  address: string;
  username?: string | undefined;
  password?: string | undefined;
  /** Allows the calendar's own origin to be in the server's network, as for an owner; true by default. */
  isTrusted?: boolean | undefined;
}

export const CREDENTIALS_KEY: KeyName = 'calendar-credentials';

/** Encrypts the credentials of a calendar with the key of this server, bound to that calendar. */
export async function sealWithOwn(
  database: Database,
  credentials: Credentials,
  calendarId: string,
): Promise<string> {
  return sealText(JSON.stringify(credentials), calendarId, await findOrCreateKey(database, CREDENTIALS_KEY));
}

/** @throws {SourceProblem} when no key of this server opens it */
export async function unsealWithOwn(
  database: Kysely<Tables>,
  sealed: string,
  calendarId: string,
): Promise<Credentials> {
  const keys = await database
    .selectFrom('server_keys')
    .select(['value', 'previous'])
    .where('name', '=', CREDENTIALS_KEY)
    .executeTakeFirst();
  // While a rotation is under way, some are sealed with the key before.
  for (const key of [keys?.value, keys?.previous]) {
    if (!key) continue;
    try {
      return JSON.parse(openSealedText(sealed, calendarId, key));
    } catch {}
  }
  throw new SourceProblem('other_key');
}

/**
 * Encrypts all credentials with the new key after a rotation, and forgets the one before: it opens nothing any more.
 */
export async function resealAll(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { value: key } = await transaction
      .selectFrom('server_keys')
      .select('value')
      .where('name', '=', CREDENTIALS_KEY)
      .executeTakeFirstOrThrow();
    const rows = await transaction.selectFrom('host_calendars').select(['id', 'sealed']).execute();
    for (const { id, sealed } of rows) {
      const credentials = await unsealWithOwn(transaction, sealed, id);
      await transaction
        .updateTable('host_calendars')
        .set({ sealed: sealText(JSON.stringify(credentials), id, key) })
        .where('id', '=', id)
        .execute();
    }
    await transaction
      .updateTable('server_keys')
      .set({ previous: null })
      .where('name', '=', CREDENTIALS_KEY)
      .execute();
  });
}
