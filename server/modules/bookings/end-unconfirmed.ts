import type { BookingStore } from './bookings.store.ts';

/** How long a half-hour may stay taken after its time to confirm is over; every process looks. */
const LOOK_MS = 10_000;

/** Frees the half-hours of bookings that were not confirmed in time, at once and then regularly. */
export function endUnconfirmedRegularly(
  store: Pick<BookingStore, 'endUnconfirmed'>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<unknown> | undefined;
  const run = () => {
    underWay ??= store
      .endUnconfirmed()
      .catch(onFailure)
      .finally(() => {
        underWay = undefined;
      });
  };
  run();
  const timer = setInterval(run, LOOK_MS).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
