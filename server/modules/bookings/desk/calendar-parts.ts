import { WEEKDAYS } from 'contract/bookings/weekdays.ts';
import type { AppContext } from '../../../plugins/app-context.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { Refusal } from '../../../shared/refusal.ts';
import type { BookingRules } from '../demos/booking.rules.ts';
import type { BookingOutbox } from '../demos/booking-change.ts';
import type { BookingLinks } from '../demos/booking-links.ts';
import { type BookingStore, createBookingStore } from '../demos/bookings.store.ts';
import { createFreeSlots, type FreeSlots } from '../demos/free-slots.ts';
import type { BusyTimes } from '../hosts/busy-times.ts';
import { Refused } from './calendar-errors.ts';

/** Parts of the server that the calls of the calendar use. */
interface BookingDeskParts extends AppContext {
  /** Messages to visitors and programs about changed demos. */
  demos: BookingOutbox;
  links: BookingLinks;
  /** Busy times of hosts by their calendars. */
  busyTimes: BusyTimes;
}

/** Parts of the calls of the calendar. */
export interface CalendarParts extends BookingDeskParts {
  /** The bookings, as one transaction changes them. */
  bookingsIn: (transaction: Database) => BookingStore;
  /** Has what was changed shown and sent, once it is on disk. */
  publishChanges: () => void;
  /**
   * Half-hours as the team may use them: seats, hosts and closed days bind it; notice, horizon and days of the week
   * don’t.
   */
  freeSlots: FreeSlots;
}

/** Number of days, a year and a month ahead. */
const HORIZON_DAYS = 400;

export function openCalendarParts(parts: BookingDeskParts): CalendarParts {
  const { database: all, clock, config, demos: outbox, busyTimes } = parts;
  // On top of the settings, which the desk changes.
  const rules: BookingRules = Object.assign(Object.create(config), {
    ...{ holidays: new Set<string>(), demoDays: WEEKDAYS, demoNoticeMinutes: 0 },
    demoHorizonDays: HORIZON_DAYS,
  });
  const freeSlots = createFreeSlots(all, { rules, clock, busyTimes });
  return {
    ...{ ...parts, freeSlots },
    bookingsIn: (database) => createBookingStore({ database, clock, config, outbox, busyTimes }),
    publishChanges: () => {
      freeSlots.forget();
      outbox.wake();
    },
  };
}

/** Converts a refusal of a command to one of the desk, with its reason as a sentence. @throws {Refused} */
export async function asHttpError<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) throw new Refused(error.message);
    throw error;
  }
}
