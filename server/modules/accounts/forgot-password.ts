import { hash } from 'node:crypto';
import type { ForgotPasswordRequest, MessageReceipt } from 'contract/accounts/accounts.ts';
import PQueue from 'p-queue';
import { createRateLimiter } from '../../plugins/http/rate-limiter.ts';
import type { SharedRedis } from '../../plugins/http/redis.ts';
import type { AccountParts } from './account-parts.ts';
import type { ResetToken } from './reset-tokens.store.ts';

/** Sends a token to the address of its user. */
export type MailResetToken = (reset: ResetToken & { email: string }) => Promise<void>;

interface ForgottenParts {
  redis: SharedRedis | null;
  mail: MailResetToken;
  onFailure: (error: unknown) => void;
}

const MOST_PER_ADDRESS = 3;
const HOUR_SECONDS = 3_600;
const AT_ONCE = 2;
const MOST_WAITING = 200;

const ANSWER: MessageReceipt = {
  message: 'If there’s an account with this address, an email with a token is on its way to it.',
};

/**
 * Answers the same to any address at once, and looks for its user afterwards, so that neither the answer nor its time
 * reveals whether there is one. Beyond three an hour for one address, and while too many wait, nothing is sent.
 */
export function createForgottenPasswords({ redis, mail, onFailure }: ForgottenParts) {
  const limit = { name: 'forgotten-password', most: MOST_PER_ADDRESS, seconds: HOUR_SECONDS };
  const asked = createRateLimiter(limit, redis);
  const queue = new PQueue({ concurrency: AT_ONCE });

  async function send(email: string, { users, resetTokens }: AccountParts): Promise<void> {
    const { waitMs } = await asked.take(hash('sha256', email.toLowerCase()));
    const user = waitMs === undefined ? await users.findUserByEmail(email) : undefined;
    if (!user) return;
    await mail({ email: user.email, ...(await resetTokens.issue(user.id)) });
  }

  return ({ email }: ForgotPasswordRequest, parts: AccountParts): MessageReceipt => {
    if (queue.size < MOST_WAITING) queue.add(() => send(email, parts)).catch(onFailure);
    return ANSWER;
  };
}
