import { LRUCache } from 'lru-cache';
import { atMost } from '../../../shared/cache-size.ts';
import type { ChatLimits } from './chat-limits.ts';
import { type Permission, type Rate, type SharedRate, TokenBucket } from './token-bucket.ts';

/** User and client whose allowance is charged. */
export interface Account {
  userId: string;
  clientId: string;
}

/** Returns the milliseconds of a clock that, unlike the time of day, never goes back. */
export type MonotonicClock = () => number;

/** The one idle for longest is forgotten first: its bucket is full again by then, unless the machine is overloaded. */
const MOST_REMEMBERED = 20_000;

/**
 * Remaining allowances of the users of this process, over all their sockets: reconnecting, or opening more windows,
 * gives no user more.
 */
export class Allowances {
  readonly #now: MonotonicClock;
  readonly #connects: Buckets;
  readonly #events: SharedBuckets;
  readonly #messages: SharedBuckets;
  /** Bytes of history. */
  readonly reading: Budget;
  /** Bytes that other sockets get because a user has sent a message. */
  readonly telling: Budget;

  constructor(
    limits: Pick<ChatLimits, 'connects' | 'events' | 'messages' | 'reading' | 'telling'>,
    now: MonotonicClock = () => performance.now(),
  ) {
    this.#now = now;
    this.#connects = new Buckets(limits.connects, now);
    this.#events = shareBuckets(limits.events, now);
    this.#messages = shareBuckets(limits.messages, now);
    this.reading = new Budget(limits.reading, now);
    this.telling = new Budget(limits.telling, now);
  }

  takeConnect({ userId }: Account): boolean {
    return this.#connects.of(userId).takeIfLeft(this.#now());
  }

  /**
   * Takes an event from the user first: a rejected one is not taken from the client, whose other users have done
   * nothing.
   */
  takeEvent({ userId, clientId }: Account): Permission {
    const permission = this.#events.user.of(userId).take(this.#now());
    if (permission !== 'granted') return permission;
    return this.#events.client.of(clientId).takeIfLeft(this.#now()) ? 'granted' : 'refused';
  }

  /** Refuses a user or client that is still in debt for bytes sent to others. */
  takeMessage(account: Account): boolean {
    if (this.telling.msInDebt(account) > 0) return false;
    const { user, client } = this.#messages;
    const now = this.#now();
    return user.of(account.userId).takeIfLeft(now) && client.of(account.clientId).takeIfLeft(now);
  }
}

/** Bytes, charged once they are known: a user or client in debt waits, or is refused. */
export class Budget {
  readonly #now: MonotonicClock;
  readonly #buckets: SharedBuckets;

  constructor(rate: SharedRate, now: MonotonicClock) {
    this.#now = now;
    this.#buckets = shareBuckets(rate, now);
  }

  charge({ userId, clientId }: Account, bytes: number): void {
    this.#buckets.user.of(userId).charge(this.#now(), bytes);
    this.#buckets.client.of(clientId).charge(this.#now(), bytes);
  }

  /** Returns the time until neither the user nor the client is in debt. */
  msInDebt({ userId, clientId }: Account): number {
    const now = this.#now();
    const { user, client } = this.#buckets;
    return Math.max(user.of(userId).msInDebt(now), client.of(clientId).msInDebt(now));
  }
}

interface SharedBuckets {
  user: Buckets;
  client: Buckets;
}

function shareBuckets({ user, client }: SharedRate, now: MonotonicClock): SharedBuckets {
  return { user: new Buckets(user, now), client: new Buckets(client, now) };
}

class Buckets {
  readonly #buckets: LRUCache<string, TokenBucket>;

  constructor(rate: Rate, now: MonotonicClock) {
    this.#buckets = new LRUCache({
      ...atMost(MOST_REMEMBERED),
      memoMethod: () => new TokenBucket(rate, now()),
    });
  }

  of(key: string): TokenBucket {
    return this.#buckets.memo(key);
  }
}
