import { LRUCache } from 'lru-cache';
import { atMost } from '../cache-size.ts';
import { RateLimited } from '../errors.ts';

interface Limits {
  /** What a network may ask for at once. */
  burst: number;
  perSecond: number;
  /** Networks that are remembered; the one that asked longest ago begins anew. */
  mostNetworks?: number;
  /** Hears of each network that has to wait. */
  onRefused?: () => void;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

/** How much of something costly each network may cause. */
export interface NetworkBudget {
  /** @throws {RateLimited} when the network has to wait */
  take(network: string): void;
  /** For what turned out to be for everybody. */
  giveBack(network: string): void;
}

/** What a network has left, and when that was. */
interface Account {
  left: number;
  at: number;
}

/** A budget for each network (a token bucket), in bounded memory. */
export function createNetworkBudget({
  burst,
  perSecond,
  mostNetworks = 10_000,
  onRefused = () => {},
  now = () => performance.now(),
}: Limits): NetworkBudget {
  const accounts = new LRUCache<string, Account>(atMost(mostNetworks));

  function leftOf(network: string): number {
    const account = accounts.get(network);
    return account ? Math.min(burst, account.left + ((now() - account.at) / 1000) * perSecond) : burst;
  }

  return {
    take(network) {
      const left = leftOf(network);
      if (left < 1) {
        onRefused();
        throw new RateLimited((1 - left) / perSecond);
      }
      accounts.set(network, { left: left - 1, at: now() });
    },
    giveBack(network) {
      accounts.set(network, { left: Math.min(burst, leftOf(network) + 1), at: now() });
    },
  };
}
