import { runRegularly } from '../../../shared/run-regularly.ts';
import type { BookingStore } from './bookings.store.ts';

/**
 * Interval of checks by every process: longest time for which a half-hour stays taken after its time to confirm is
 * over.
 */
const LOOK_MS = 10_000;

/**
 * Frees the half-hours of bookings that were not confirmed in time, and of those that no host can hold, at once and
 * then regularly.
 */
export function endUnconfirmedRegularly(
  store: Pick<BookingStore, 'endUnconfirmed' | 'endOffered'>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  return runRegularly(
    async () => {
      await store.endUnconfirmed();
      await store.endOffered();
    },
    LOOK_MS,
    onFailure,
  );
}
