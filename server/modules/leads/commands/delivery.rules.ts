import { LATE_AFTER_MS } from '../../notifications/deliveries.metrics.ts';
import type { DeliveryRecord } from '../records/lead-record.ts';

/** What is wrong with telling people of a lead; `undefined` when nothing is, or when it is held back on purpose. */
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
