import { type Generated, type Kysely, sql } from 'kysely';
import { openSealedText, sealText } from '../secrets/sealed-text.ts';
import type { Tables } from './schema.ts';

/** Settings that were made at the desk, and count where the environment has none. */
export interface StoredSettingsTable {
  /** Name of the variable, `SALES_EMAIL`. */
  name: string;
  /** The text that the variable would have, sealed where it is a secret; null after it was taken back. */
  value: string | null;
  is_sealed: 0 | 1;
  /** The address of the person. */
  changed_by: string;
  changed_at: string;
  /** Number of times that it was stored. */
  version: Generated<number>;
}

declare module './schema.ts' {
  interface Tables {
    stored_settings: StoredSettingsTable;
  }
}

/** One setting as it is stored. */
export interface StoredSetting {
  name: string;
  /** Absent where it was sealed with another key, or was taken back. */
  text: string | undefined;
  isReadable: boolean;
  changedBy: string;
  changedAt: string;
}

/** @param key `DESK_KEY`; without it, no secret can be read */
export async function readStoredSettings(
  database: Kysely<Tables>,
  key: string | null,
): Promise<StoredSetting[]> {
  const rows = await database.selectFrom('stored_settings').selectAll().orderBy('name').execute();
  return rows.map(({ name, value, is_sealed, changed_by, changed_at }) => {
    const text = value === null ? undefined : is_sealed ? unseal(value, name, key) : value;
    return {
      name,
      text,
      isReadable: value === null || text !== undefined,
      changedBy: changed_by,
      changedAt: changed_at,
    };
  });
}

/**
 * Finds how many times settings were stored, or null before the first: another number after each change, whatever the
 * clocks of the processes say.
 */
export async function findSettingsVersion(database: Kysely<Tables>): Promise<number | null> {
  const { version } = await database
    .selectFrom('stored_settings')
    .select(({ fn }) => fn.sum('version').as('version'))
    .executeTakeFirstOrThrow();
  return version === null ? null : Number(version);
}

/** Stores a setting in place of the one before, or takes it back. @param sealedWith for a secret */
export async function storeSetting(
  database: Kysely<Tables>,
  { name, text, changedBy, now }: { name: string; text: string | null; changedBy: string; now: Date },
  sealedWith?: string,
): Promise<void> {
  const row = {
    value: text === null || sealedWith === undefined ? text : sealText(text, name, sealedWith),
    is_sealed: sealedWith === undefined ? (0 as const) : (1 as const),
    changed_by: changedBy,
    changed_at: now.toISOString(),
  };
  await database
    .insertInto('stored_settings')
    .values({ name, ...row, version: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ ...row, version: sql`stored_settings.version + 1` }),
    )
    .execute();
}

/** Opens a sealed value, which is bound to its name; `undefined` without its key. */
function unseal(sealed: string, name: string, key: string | null): string | undefined {
  if (key === null) return undefined;
  try {
    return openSealedText(sealed, name, key);
  } catch {
    return undefined;
  }
}
