import { WIDER_SHARE } from '../../plugins/http/client-network.ts';
import type { Config } from '../../plugins/settings/config.ts';

/** How many demos to come may be booked without a confirmation by email. */
export type BookingLimits = Pick<Config, 'bookingsPerNetwork' | 'bookingsPerPerson'>;

/** Of whom bookings are counted. */
export const COUNTED = ['network', 'widerNetwork', 'person'] as const;
export type Counted = (typeof COUNTED)[number];

/** The hashes by which a booking is counted; null where nothing is known. */
export interface BookedBy {
  network: string | null;
  widerNetwork: string | null;
  person: string | null;
}

/** The seats that one network or person holds in half-hours to come. */
export interface HeldSeats {
  all: number;
  /** Those of them that wait for a confirmation. */
  unconfirmed: number;
}

/** What a new booking gets. */
export interface BookingVerdict {
  /** It waits for the link in its email. */
  mustBeConfirmed: boolean;
  /** It holds a seat, at least until the time to confirm is over. */
  holdsSeat: boolean;
}

/**
 * Beyond a limit a booking must be confirmed. As many of these as the limit allows hold a seat while they wait; what comes
 * after them gets a seat when it is confirmed, if there still is one: otherwise one client could hold every half-hour by
 * booking it once more every 30 minutes (decision 082).
 */
export function judgeBooking(
  held: Partial<Record<Counted, HeldSeats>>,
  limits: BookingLimits,
): BookingVerdict {
  const counted = COUNTED.flatMap((of) => {
    const seats = held[of];
    return seats ? [{ ...seats, most: mostOf(of, limits) }] : [];
  });
  const mustBeConfirmed = counted.some(({ all, most }) => all >= most);
  const mayWaitWithSeat = counted.every(({ unconfirmed, most }) => unconfirmed < most);
  return { mustBeConfirmed, holdsSeat: !mustBeConfirmed || mayWaitWithSeat };
}

function mostOf(of: Counted, { bookingsPerNetwork, bookingsPerPerson }: BookingLimits): number {
  if (of === 'person') return bookingsPerPerson;
  return of === 'network' ? bookingsPerNetwork : bookingsPerNetwork * WIDER_SHARE;
}
