import type { BookingStore } from '../demos/bookings.store.ts';
import type { FreeSlots } from '../demos/free-slots.ts';
import type { AskedHost } from './host-changes.ts';

interface ReleaseParts {
  store: Pick<BookingStore, 'find' | 'reassign' | 'offer'>;
  freeSlots: Pick<FreeSlots, 'findAlternatives'>;
}

/**
 * Gives a demo that its host cannot hold to another host, or else offers its visitor the nearest free times.
 * @param asked only while that host has still to confirm it
 */
export async function releaseDemo(
  { store, freeSlots }: ReleaseParts,
  leadId: string,
  asked?: AskedHost,
): Promise<void> {
  const outcome = await store.reassign(leadId, undefined, { asked });
  const booking = outcome.kind === 'refused' ? await store.find(leadId) : undefined;
  if (!booking) return;
  const free = await freeSlots.findAlternatives(booking.start);
  await store.offer(
    leadId,
    free.map(({ startDateTime }) => new Date(startDateTime)),
    asked,
  );
}
