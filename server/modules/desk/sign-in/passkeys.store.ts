import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';

type Transports = NonNullable<WebAuthnCredential['transports']>;

/** A passkey of a person, as it is stored. */
export interface StoredPasskey {
  personId: string;
  credential: WebAuthnCredential;
}

/** One has a few devices; more are a mistake, or mischief. */
export const MOST_PASSKEYS = 20;

/** The passkey of this id, of a person who has not been removed. */
export async function findPasskey(database: Kysely<Tables>, id: string): Promise<StoredPasskey | undefined> {
  const row = await database
    .selectFrom('desk_passkeys as passkey')
    .innerJoin('desk_people as person', 'person.id', 'passkey.person_id')
    .select(['passkey.id', 'person_id', 'public_key', 'counter', 'transports'])
    .where('passkey.id', '=', id)
    .where('person.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    personId: row.person_id,
    credential: {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
      transports: JSON.parse(row.transports) as Transports,
    },
  };
}

/** A person's passkeys, the oldest first. */
export async function listPasskeys(database: Kysely<Tables>, personId: string) {
  return await database
    .selectFrom('desk_passkeys')
    .select(['id', 'label', 'transports', 'created_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
}

/** @returns false where the passkey is someone's already */
export async function insertPasskey(
  database: Kysely<Tables>,
  { personId, credential }: StoredPasskey,
  label: string,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('desk_passkeys')
    .values({
      ...{ id: credential.id, person_id: personId, label },
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      created_at: now.toISOString(),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Remembers that a passkey was shown. @param counter by which an authenticator counts its uses */
export async function markPasskeyUsed(
  database: Kysely<Tables>,
  id: string,
  counter: number,
  now: Date,
): Promise<void> {
  await database
    .updateTable('desk_passkeys')
    .set({ counter, last_used_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** @returns whether the person had it */
export async function renamePasskey(
  database: Kysely<Tables>,
  { personId, id, label }: { personId: string; id: string; label: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('desk_passkeys')
    .set({ label })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @param id one of them; all, if absent @returns how many the person had */
export async function deletePasskeys(
  database: Kysely<Tables>,
  personId: string,
  id?: string,
): Promise<number> {
  let query = database.deleteFrom('desk_passkeys').where('person_id', '=', personId);
  if (id !== undefined) query = query.where('id', '=', id);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}
