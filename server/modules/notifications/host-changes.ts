import type { BookingRules } from '../bookings/booking.rules.ts';
import type { ChangeOutcome } from '../bookings/change-outcome.ts';
import { type ListedDemo, listDemosWithoutHost } from '../bookings/hosts/hosts-demos.ts';
import { type OperatorParts, openBookings, openFreeSlots } from './operator-bookings.ts';

/** What became of a demo whose host cannot hold it. */
export type MovedOff = ListedDemo &
  (
    | { kind: 'given'; hostId: string }
    /** No one else can take it: its visitor is offered these times. */
    | { kind: 'offered'; offers: readonly Date[] }
    /** It has begun, or was canceled meanwhile. */
    | { kind: 'over' }
  );

type Parts = OperatorParts & { config: BookingRules };

/** Gives demos to other hosts, or offers their visitors other times where no one else can take them. */
export async function moveOff(parts: Parts, demos: readonly ListedDemo[]): Promise<MovedOff[]> {
  const store = openBookings(parts);
  const moved: MovedOff[] = [];
  for (const demo of demos) {
    const outcome = await store.reassign(demo.leadId);
    if (outcome.kind === 'done' && outcome.booking.host) {
      moved.push({ ...demo, kind: 'given', hostId: outcome.booking.host.id });
    } else if (outcome.kind === 'refused') {
      const offers = await findOffers(parts, demo.start);
      await store.offer(demo.leadId, offers);
      moved.push({ ...demo, kind: 'offered', offers });
    } else {
      moved.push({ ...demo, kind: 'over' });
    }
  }
  return moved;
}

/** Gives a host to each demo to come that has none, and says nothing of it. @returns how many have one now, and how many still have none */
export async function giveHostsToDemos(parts: Parts): Promise<{ given: number; left: number }> {
  const store = openBookings(parts);
  let given = 0;
  const demos = await listDemosWithoutHost(parts.database, parts.clock());
  for (const { leadId } of demos) {
    const outcome = await store.reassign(leadId, undefined, { isSilent: true });
    if (outcome.kind === 'done') given += 1;
  }
  return { given, left: demos.length - given };
}

/** Notes that the visitor of a demo did not come, and offers three other times around the same time of the next days. */
export async function noteNoShow(parts: Parts, leadId: string): Promise<ChangeOutcome> {
  const tomorrow = new Date(parts.clock().getTime() + 24 * 3_600_000);
  return openBookings(parts).note(leadId, 'no_show', await findOffers(parts, tomorrow));
}

async function findOffers(parts: Parts, wanted: Date): Promise<Date[]> {
  const free = await openFreeSlots(parts).findAlternatives(wanted);
  return free.map(({ startDateTime }) => new Date(startDateTime));
}
