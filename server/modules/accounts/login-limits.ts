import { hash } from 'node:crypto';
import {
  createRateLimiter,
  type MemoryOptions,
  type RateLimiter,
  type Taken,
} from '../../plugins/http/rate-limiter.ts';
import type { SharedRedis } from '../../plugins/http/redis.ts';
import { TooManyFailures } from './account-errors.ts';

/** One try to log in. */
export interface LoginTry {
  /** The address it names, as it is compared. */
  account: string;
  /** The network that it comes from, hashed. */
  network: string;
  /** A login to this account from this network has succeeded before. */
  isFromKnownNetwork: boolean;
}

/** A try that counts as failed until it is taken back. */
export interface CountedTry {
  takeBack(): Promise<void>;
}

export const FAILURE_WINDOW_SECONDS = 15 * 60;

/** Failures within the window, after which no more tries are made. */
export const MOST_FAILURES = {
  /** Limit of one account from one network: an owner who mistypes, or an attacker who guesses. */
  accountFromNetwork: 10,
  /** Limit of all accounts from one network: an attacker who tries out a list of stolen passwords. */
  network: 300,
  /**
   * Limit of one account from all networks that its owner has never logged in from, together: an attacker who guesses
   * from many machines. It takes three networks to reach it, so one alone locks no owner out. They get 100 tries an
   * hour (OWASP ASVS 4, 2.2.1).
   */
  accountFromUnknownNetworks: 25,
} as const;

type Limit = keyof typeof MOST_FAILURES;

/** Failed tries by their limit. */
export type LoginFailures = Readonly<Record<Limit, RateLimiter>>;

/** @param options of the counts of this process, for tests */
export function createLoginFailures(redis: SharedRedis | null, options?: MemoryOptions): LoginFailures {
  const failuresOf = (limit: Limit) =>
    createRateLimiter(
      { name: 'attempts', most: MOST_FAILURES[limit], seconds: FAILURE_WINDOW_SECONDS },
      redis,
      options,
    );
  return {
    accountFromNetwork: failuresOf('accountFromNetwork'),
    network: failuresOf('network'),
    accountFromUnknownNetworks: failuresOf('accountFromUnknownNetworks'),
  };
}

/**
 * Counts the try before its password is checked, so that a thousand tries at once cannot bypass the limit. While
 * attackers guess at an account, its owner has a budget that they cannot use up, on each network of an earlier login
 * (decision 011).
 * @throws {TooManyFailures} when the try must not be made
 */
export async function countTry(failures: LoginFailures, loginTry: LoginTry): Promise<CountedTry> {
  const counted: Taken[] = [];
  const takeBack = async () => {
    for (const each of counted) await each.takeBack();
  };
  for (const [limit, key] of keysOf(loginTry)) {
    const taken = await failures[limit].take(key);
    counted.push(taken);
    if (taken.waitMs === undefined) continue;
    await takeBack();
    throw new TooManyFailures(taken.waitMs / 1_000);
  }
  return { takeBack };
}

function keysOf({ account, network, isFromKnownNetwork }: LoginTry): [Limit, string][] {
  const own: [Limit, string][] = [
    ['accountFromNetwork', nameKey('accountFromNetwork', account, network)],
    ['network', nameKey('network', network)],
  ];
  if (isFromKnownNetwork) return own;
  return [...own, ['accountFromUnknownNetworks', nameKey('accountFromUnknownNetworks', account)]];
}

/** Returns a key of fixed length, which reveals no address in Redis. */
function nameKey(...parts: string[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}
