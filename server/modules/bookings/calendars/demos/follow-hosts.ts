import { dayOf, slotsOf } from 'contract/bookings/office.ts';
import type { AppContext } from '../../../../plugins/app-context.ts';
import type { BookingOutbox } from '../../demos/booking-change.ts';
import { type BookingStore, createBookingStore } from '../../demos/bookings.store.ts';
import { createFreeSlots } from '../../demos/free-slots.ts';
import type { BusyTimes } from '../../hosts/busy-times.ts';
import type { AskedHost } from '../../hosts/host-changes.ts';
import { releaseDemo } from '../../hosts/release-demo.ts';
import type { KeepDemosParts } from './keep-demos.ts';

/** Reactions to a demo that its host moves or deletes in the calendar, and to one that a host does not confirm. */
export interface HostChanges extends Pick<KeepDemosParts, 'onMoved' | 'onDeleted'> {
  /** Gives the demo to another host, or else offers its visitor other times. */
  release: (leadId: string, asked?: AskedHost) => Promise<void>;
  store: BookingStore;
}

/**
 * Follows hosts: a demo that was moved to a time that can be booked is moved, as if sales had done it. Otherwise
 * another host gets it at the same time; where no one else is free, its visitor is offered the nearest free times.
 */
export function followHosts(
  { config, database, clock }: Pick<AppContext, 'config' | 'database' | 'clock'>,
  { outbox, busyTimes }: { outbox: BookingOutbox; busyTimes: BusyTimes },
): HostChanges {
  const store = createBookingStore({ database, clock, config, outbox, busyTimes });
  const freeSlots = createFreeSlots(database, { rules: config, clock, busyTimes });
  const { office } = config;

  const release = (leadId: string, asked?: AskedHost) => releaseDemo({ store, freeSlots }, leadId, asked);

  return {
    release,
    store,
    async onMoved(leadId, start) {
      const isSlot = slotsOf(office, dayOf(office, start)).some(
        (slot) => slot.start.getTime() === start.getTime(),
      );
      const outcome = isSlot && start > clock() ? await store.move(leadId, start) : undefined;
      if (outcome?.kind !== 'done') await release(leadId);
    },
    onDeleted: (leadId) => release(leadId),
  };
}
