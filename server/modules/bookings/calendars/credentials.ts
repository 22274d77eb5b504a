import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { findOrCreateKey, type KeyName } from '../../../plugins/database/server-keys.ts';
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

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts the credentials of a calendar, bound to it: a row that gets another's are not opened with it.
 * @param key 256 bits in base64url
 */
export function seal(credentials: Credentials, calendarId: string, key: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key, 'base64url'), nonce);
  cipher.setAAD(Buffer.from(calendarId));
  const hidden = Buffer.concat([cipher.update(JSON.stringify(credentials), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** @throws {Error} when they were sealed with another key, or for another calendar */
export function unseal(sealed: string, calendarId: string, key: string): Credentials {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, 'base64url'), nonce, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(calendarId));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const open = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(open.toString('utf8'));
}

/** Encrypts with the key of this server. */
export async function sealWithOwn(
  database: Database,
  credentials: Credentials,
  calendarId: string,
): Promise<string> {
  return seal(credentials, calendarId, await findOrCreateKey(database, CREDENTIALS_KEY));
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
      return unseal(sealed, calendarId, key);
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
      await transaction
        .updateTable('host_calendars')
        .set({ sealed: seal(await unsealWithOwn(transaction, sealed, id), id, key) })
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
