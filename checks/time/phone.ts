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

/**
 * What the floor page takes on that phone until its largest text is painted, in milliseconds: a machine of that index, its
 * processor slowed by four, needed 684 to 692 (decision 078).
 */
export const FLOOR_ON_PHONE = 690;

/**
 * How much to slow a machine so that the floor page takes as long as on that phone. An index of scripts knows nothing of
 * what it costs to look up a font or to draw: of two machines with the same index, one showed the floor at 690 and one at 830.
 * @param unslowed what the floor takes on the machine as it is, in milliseconds
 * @param slowed what it takes at the most that a machine is slowed by
 */
export function slowdownByFloor(unslowed: number, slowed: number): number {
  const most = mobileSlow4G.cpuSlowdownMultiplier;
  if (slowed <= FLOOR_ON_PHONE) return most;
  if (unslowed >= FLOOR_ON_PHONE) return 1;
  const share = (FLOOR_ON_PHONE - unslowed) / (slowed - unslowed);
  return 1 + share * (most - 1);
}
