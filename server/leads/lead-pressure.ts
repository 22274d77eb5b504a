import type { AttemptCounts } from '../web/attempt-counts.ts';

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
    const [ofNetwork, ofAll] = await Promise.all([
      counts.add(`network:${network}`, MINUTE_MS),
      counts.add('all', MINUTE_MS),
    ]);
    return ofNetwork.count > mostOfNetwork || ofAll.count > mostOfAll;
  };
}
