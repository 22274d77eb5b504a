import { LRUCache } from 'lru-cache';
import { atMost } from '../../shared/cache-size.ts';
import { RateLimited } from '../../shared/errors.ts';
import { type NetworkShare, sharesOf } from './client-network.ts';

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

/** A budget for each network, and a wider one for each IPv6 /48 (token buckets), in bounded memory. */
export function createNetworkBudget({
  burst,
  perSecond,
  mostNetworks = 10_000,
  onRefused = () => {},
  now = () => performance.now(),
}: Limits): NetworkBudget {
  const accounts = new LRUCache<string, Account>(atMost(mostNetworks));

  function leftOf({ name, share }: NetworkShare): number {
    const account = accounts.get(name);
    const full = burst * share;
    return account ? Math.min(full, account.left + ((now() - account.at) / 1000) * perSecond * share) : full;
  }

  return {
    take(network) {
      const budgeted = sharesOf(network);
      for (const each of budgeted) {
        const left = leftOf(each);
        if (left >= 1) continue;
        onRefused();
        throw new RateLimited((1 - left) / (perSecond * each.share));
      }
      for (const each of budgeted) accounts.set(each.name, { left: leftOf(each) - 1, at: now() });
    },
    giveBack(network) {
      for (const each of sharesOf(network)) {
        const left = Math.min(burst * each.share, leftOf(each) + 1);
        accounts.set(each.name, { left, at: now() });
      }
    },
  };
}
