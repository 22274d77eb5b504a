import type { DeliveryRecord } from './lead-record.ts';

/** A delivery that nothing holds up is over in seconds: from then on it is late. */
export const LATE_AFTER_MS = 5 * 60_000;

/**
 * Returns the problem of the deliveries of a lead; `undefined` without one, or when they are held back on
 * purpose.
 */
export function judgeDeliveries(
  deliveries: readonly Pick<DeliveryRecord, 'state' | 'createdAt'>[],
  now: Date,
): 'dead' | 'late' | undefined {
  if (deliveries.some(({ state }) => state === 'dead')) return 'dead';
  const isLate = deliveries.some(
    ({ state, createdAt }) => state === 'due' && now.getTime() - Date.parse(createdAt) > LATE_AFTER_MS,
  );
  return isLate ? 'late' : undefined;
}
