import type { AttemptCounts } from '../../plugins/http/attempt-counts.ts';
import { sharesOf } from '../../plugins/http/client-network.ts';

/** Counts a lead call; resolves to whether more come than people send. */
export type FeelPressure = (network: string) => Promise<boolean>;

const MINUTE_MS = 60_000;

interface Thresholds {
  /** Lead calls a minute of one network, and of all together. */
  mostOfNetwork: number;
  mostOfAll: number;
}

export function watchPressure(counts: AttemptCounts, { mostOfNetwork, mostOfAll }: Thresholds): FeelPressure {
  return async (network) => {
    const limits: (readonly [key: string, most: number])[] = [
      ...sharesOf(network).map(({ name, share }) => [`network:${name}`, mostOfNetwork * share] as const),
      ['all', mostOfAll],
    ];
    const counted = await Promise.all(limits.map(([key]) => counts.add(key, MINUTE_MS)));
    return counted.some(({ count }, index) => count > (limits[index]?.[1] ?? 0));
  };
}
