import { RESET_TOKEN_MINUTES } from 'contract/accounts/accounts.ts';
import { MINUTE_MS } from 'contract/dates.ts';
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../plugins/database/schema.ts';
import { hashToken, type IssuedToken, issueToken } from '../../plugins/secrets/tokens.ts';
import type { Clock } from '../../shared/clock.ts';

/** Token that sets a new password once: the operator passes it on, or has it mailed. */
export type ResetToken = Pick<IssuedToken, 'token' | 'expiresAt'>;

export type ResetTokenStore = ReturnType<typeof createResetTokenStore>;

/** Tokens that set a new password without the old one: one for a user, for an hour, once. */
export function createResetTokenStore({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** A new one in place of what the user was given before. */
    async issue(userId: string): Promise<ResetToken> {
      const { token, hash, expiresAt } = issueToken(clock(), RESET_TOKEN_MINUTES * MINUTE_MS);
      const stored = { token_hash: hash, expires_at: expiresAt.toISOString() };
      await database
        .insertInto('password_resets')
        .values({ user_id: userId, ...stored })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(stored))
        .execute();
      return { token, expiresAt };
    },

    /** Finds the user whose password the token may set; the token stays valid. */
    async findUserId(token: string): Promise<string | undefined> {
      const row = await database
        .selectFrom('password_resets')
        .select('user_id')
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', clock().toISOString())
        .executeTakeFirst();
      return row?.user_id;
    },

    /** @returns whether the token was valid up to now; from now on it is not */
    async spend(token: string, transaction: Kysely<Tables>): Promise<boolean> {
      const spent = await transaction
        .deleteFrom('password_resets')
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', clock().toISOString())
        .returning('user_id')
        .executeTakeFirst();
      return spent !== undefined;
    },

    /** Makes what the user was given worthless. */
    async removeOf(userId: string, transaction: Kysely<Tables>): Promise<void> {
      await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute();
    },
  };
}
