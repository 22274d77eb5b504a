import { createHmac } from 'node:crypto';
import { REFRESH_TOKEN_DAYS } from 'contract/accounts/accounts.ts';
import { DAY_MS } from 'contract/dates.ts';
import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Database, Tables } from '../../plugins/database/schema.ts';
import { findOrCreateKey } from '../../plugins/database/server-keys.ts';
import { hashToken, makeToken } from '../../plugins/secrets/tokens.ts';
import type { Clock } from '../../shared/clock.ts';
import { judgeRefresh } from './refresh.rules.ts';

/** Result of exchanging a refresh token. */
export interface Rotated extends StartedLogin {
  userId: string;
}

/** Login with the refresh token that continues it. */
export interface StartedLogin {
  loginId: string;
  refreshToken: string;
}

interface StoreParts {
  database: Database;
  clock: Clock;
  /** Notified of logins that ended because a token was used again, once that is on disk. */
  onReused?: (loginId: string) => void;
}

export type RefreshTokenStore = ReturnType<typeof createRefreshTokenStore>;

/** Refresh tokens: each works once, and one that comes back ends its whole family (decision 011). */
export function createRefreshTokenStore({ database, clock, onReused = () => {} }: StoreParts) {
  const expiryFrom = (now: Date) => new Date(now.getTime() + REFRESH_TOKEN_DAYS * DAY_MS).toISOString();

  let keyFound: Promise<string> | undefined;
  /** Finds the key once; a failure is retried with the next token. */
  const findKey = () => {
    keyFound ??= findOrCreateKey(database, 'refresh-tokens');
    keyFound.catch(() => {
      keyFound = undefined;
    });
    return keyFound;
  };

  async function insertToken(
    transaction: Kysely<Tables>,
    { token, familyId, generation }: { token: string; familyId: string; generation: number },
  ): Promise<void> {
    await transaction
      .insertInto('refresh_tokens')
      .values({
        token_hash: hashToken(token),
        family_id: familyId,
        generation,
        expires_at: expiryFrom(clock()),
      })
      // The child of a token that came again is there already.
      .onConflict((conflict) => conflict.column('token_hash').doNothing())
      .execute();
  }

  /** No other transaction can use a token of the family until this one ends. */
  async function lockFamilyOf(tokenHash: string, transaction: Kysely<Tables>) {
    return transaction
      .updateTable('token_families')
      .set(({ ref }) => ({ expires_at: ref('expires_at') }))
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('refresh_tokens').select('family_id').where('token_hash', '=', tokenHash),
      )
      .returning(['id', 'user_id', 'used_generation', 'used_token_hash', 'used_at'])
      .executeTakeFirst();
  }

  async function rotateIn(
    transaction: Kysely<Tables>,
    { tokenHash, refreshToken }: { tokenHash: string; refreshToken: string },
  ): Promise<Rotated | { reusedLoginId: string } | undefined> {
    const family = await lockFamilyOf(tokenHash, transaction);
    const token = await transaction
      .selectFrom('refresh_tokens')
      .select(['token_hash as hash', 'generation', 'expires_at as expiresAt'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (!family || !token) return undefined;
    const now = clock();
    const { used_generation: generation, used_token_hash, used_at: usedAt } = family;
    const verdict = judgeRefresh(token, { generation, tokenHash: used_token_hash, usedAt }, now);
    if (verdict === 'expired') return undefined;
    if (verdict === 'reused') {
      await transaction.deleteFrom('token_families').where('id', '=', family.id).execute();
      return { reusedLoginId: family.id };
    }
    const firstUse = {
      used_generation: token.generation,
      used_token_hash: tokenHash,
      used_at: now.toISOString(),
    };
    await transaction
      .updateTable('token_families')
      .set({ expires_at: expiryFrom(now), ...(verdict === 'first_use' ? firstUse : {}) })
      .where('id', '=', family.id)
      .execute();
    await transaction
      .deleteFrom('refresh_tokens')
      .where('family_id', '=', family.id)
      .where('expires_at', '<=', now.toISOString())
      .execute();
    const child = { token: refreshToken, familyId: family.id, generation: token.generation + 1 };
    await insertToken(transaction, child);
    return { userId: family.user_id, loginId: family.id, refreshToken };
  }

  return {
    /** The first token of a new login; what has expired of the user's earlier ones is removed. */
    async startFamily(userId: string, transaction: Kysely<Tables>): Promise<StartedLogin> {
      const now = clock();
      await transaction
        .deleteFrom('token_families')
        .where('user_id', '=', userId)
        .where('expires_at', '<=', now.toISOString())
        .execute();
      const family = { id: uuidV7(), user_id: userId, expires_at: expiryFrom(now) };
      await transaction
        .insertInto('token_families')
        .values({ ...family, used_generation: 0, used_token_hash: null, used_at: null })
        .execute();
      const token = makeToken();
      await insertToken(transaction, { token, familyId: family.id, generation: 1 });
      return { loginId: family.id, refreshToken: token };
    },

    /** Exchanges a token for its child; `undefined` when it is unknown, expired or revoked, or reused just now. */
    async rotate(token: string): Promise<Rotated | undefined> {
      const rotation = { tokenHash: hashToken(token), refreshToken: childOf(token, await findKey()) };
      const outcome = await database.transaction().execute((transaction) => rotateIn(transaction, rotation));
      if (!outcome || !('reusedLoginId' in outcome)) return outcome;
      onReused(outcome.reusedLoginId);
      return undefined;
    },
  };
}

/**
 * Returns the token that replaces the given one, the same at every call: two tabs that refresh at once get one token.
 * Only hashes are stored, so it is computed, which requires the key.
 */
function childOf(token: string, key: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(token).digest('base64url');
}
