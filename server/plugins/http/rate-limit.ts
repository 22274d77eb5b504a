import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimited } from '../../shared/errors.ts';
import { sharesOf, WIDER_SHARE } from './client-network.ts';
import {
  type BurstLimit,
  createBurstLimiter,
  createRateLimiter,
  type MemoryOptions,
  type RateLimiter,
  type Taken,
} from './rate-limiter.ts';
import type { SharedRedis } from './redis.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Refusal of a request beyond the limit that may repeat an earlier one: the answer unless it does. */
    overLimit: RateLimited | undefined;
  }
}

interface RateLimitOptions {
  /** Name that separates these counts from those of other scopes. */
  name: string;
  /**
   * Most requests in the window; a function where it is a setting that the desk can change: counts begin again then.
   */
  most: number | (() => number);
  /** The window in which so many are taken; a minute, if nothing is said. */
  seconds?: number;
  /** Counts are shared through it; `null` keeps them in this process, and so does one that does not answer. */
  redis: SharedRedis | null;
  /**
   * Reports whether a request may be the repetition of one that was answered. As many of these as the limit allows are
   * let through beyond it, with `overLimit` set, to be answered as then, or refused.
   */
  mayRepeat?: (request: FastifyRequest) => boolean;
  onRefused: () => void;
}

const REFUSED = 429;

/**
 * Bounds how often one client network, and one IPv6 /48, may use all routes of this scope together. Each answer says
 * how often it still may (draft-ietf-httpapi-ratelimit-headers-10).
 */
export function addRateLimit(
  app: FastifyInstance,
  { name, most, seconds = 60, redis, mayRepeat = () => false, onRefused }: RateLimitOptions,
): void {
  const readMost = typeof most === 'number' ? () => most : most;
  const limit = (what: string, of: number) =>
    limitNetworks((share) => createRateLimiter({ name: what, most: of * share, seconds }, redis));
  const open = (of: number) => ({
    most: of,
    requests: limit(`rate-limit:${name}`, of),
    repetitions: limit(`rate-limit:${name}:repeated`, of),
  });
  let limits = open(readMost());

  app.decorateRequest('overLimit', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (limits.most !== readMost()) limits = open(readMost());
    const { requests, repetitions } = limits;
    const { refusal, left, resetMs } = await requests.count(request.network);
    request.overLimit = refusal;
    reply.headers({
      'ratelimit-policy': `"${name}";q=${limits.most};w=${seconds}`,
      ratelimit: `"${name}";r=${left};t=${Math.ceil(Math.round(resetMs) / 1_000)}`,
    });
    if (!request.overLimit) return;
    const isRefused = !mayRepeat(request) || (await repetitions.findRefusal(request.network));
    if (isRefused) throw request.overLimit;
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.overLimit && reply.statusCode === REFUSED) onRefused();
  });
}

/** Rest of a network's limit, or of the limit of all networks of its /48, if that is less. */
interface Count {
  /** Reason why the network has to wait, if it has to. */
  refusal?: RateLimited;
  left: number;
  /** Time until it has all of them again. */
  resetMs: number;
}

/** Bounds how often each network, and all networks of an IPv6 /48 together, may do or cause something. */
export interface NetworkLimiter {
  /** Counts one. */
  count(network: string): Promise<Count>;
  /** Counts one. @returns why the network has to wait, if it has to */
  findRefusal(network: string): Promise<RateLimited | undefined>;
  /**
   * Counts one.
   * @returns gives it back, if it turns out to cost nothing
   * @throws {RateLimited} when the network has to wait
   */
  take(network: string): Promise<() => Promise<void>>;
}

interface NetworkBurst extends BurstLimit, MemoryOptions {
  /** Called for each network that has to wait. */
  onRefused?: () => void;
}

/** Networks that are remembered of what one process alone counts. */
const MOST_NETWORKS = 10_000;

/** Limits bursts in this process alone. */
export function limitBursts({ burst, perSecond, onRefused, ...options }: NetworkBurst): NetworkLimiter {
  return limitNetworks(
    (share) =>
      createBurstLimiter(
        { burst: burst * share, perSecond: perSecond * share },
        { mostKeys: MOST_NETWORKS, ...options },
      ),
    onRefused,
  );
}

/** @param createLimiter makes one of as many times what one network may have */
export function limitNetworks(
  createLimiter: (share: number) => RateLimiter,
  onRefused: () => void = () => {},
): NetworkLimiter {
  const [ofNetwork, ofWider] = [createLimiter(1), createLimiter(WIDER_SHARE)];

  async function take(network: string): Promise<Count & { giveBack: () => Promise<void> }> {
    const taken: Taken[] = [];
    const giveBack = async () => {
      for (const { takeBack } of taken) await takeBack();
    };
    for (const { name, share } of sharesOf(network)) {
      const each = await (share === 1 ? ofNetwork : ofWider).take(name);
      if (each.waitMs !== undefined) {
        const { waitMs, resetMs } = each;
        // What one network is refused is not taken from the others of its /48.
        await giveBack();
        onRefused();
        return { giveBack, refusal: new RateLimited(waitMs / 1_000), left: 0, resetMs };
      }
      taken.push(each);
    }
    const { left, resetMs } = taken.reduce((least, each) => (each.left < least.left ? each : least));
    return { giveBack, left, resetMs };
  }

  return {
    count: take,

    findRefusal: async (network) => (await take(network)).refusal,

    async take(network) {
      const { giveBack, refusal } = await take(network);
      if (refusal) throw refusal;
      return giveBack;
    },
  };
}
