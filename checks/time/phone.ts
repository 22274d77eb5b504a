import { throttling } from 'lighthouse/core/config/constants.js';

/** The line and the processor of a mid-range phone, as Lighthouse has them. */
export const { mobileSlow4G } = throttling;

/**
 * Lighthouse slows the processor by four, which makes a mid-range phone of a machine of this index; its guide
 * (docs/throttling.md there) has a slower machine slowed by less. A shared machine is at times half as fast.
 */
export const BENCHMARK_INDEX = 1_500;

/** How much to slow a machine of this index, so that it is as fast as that phone; one that is slower stays as it is. */
export function slowdownOf(benchmarkIndex: number): number {
  const share = Math.min(1, benchmarkIndex / BENCHMARK_INDEX);
  return Math.max(1, share * mobileSlow4G.cpuSlowdownMultiplier);
}
