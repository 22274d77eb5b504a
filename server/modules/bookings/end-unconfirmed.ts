import { runRegularly } from '../../shared/run-regularly.ts';
import type { BookingStore } from './bookings.store.ts';

/** How long a half-hour may stay taken after its time to confirm is over; every process looks. */
const LOOK_MS = 10_000;

/** Frees the half-hours of bookings that were not confirmed in time, at once and then regularly. */
export function endUnconfirmedRegularly(
  store: Pick<BookingStore, 'endUnconfirmed'>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  return runRegularly(() => store.endUnconfirmed(), LOOK_MS, onFailure);
}
