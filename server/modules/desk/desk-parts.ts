import type { AppContext } from '../../plugins/app-context.ts';
import type { Database } from '../../plugins/database/schema.ts';
import type { BookingOutbox } from '../bookings/booking-change.ts';
import type { BookingLinks } from '../bookings/booking-links.ts';
import type { BusyTimes } from '../hosts/busy-times.ts';
import type { LeadStore } from '../leads/leads.store.ts';
import type { MailBrand } from '../site/mail-brand.ts';

/** What the calls of the desk are handed. */
export interface DeskParts extends AppContext {
  /** The company's name, for titles. */
  productName: string;
  /** What runs here, as `/healthz` tells it. */
  build: string;
  /** How emails look. */
  brand: MailBrand;
  /** Stores what the team books for others as the intake does, as part of a transaction. */
  leadStoreIn: (transaction: Database) => LeadStore;
  /** Tells visitors and programs what becomes of demos. */
  demos: BookingOutbox;
  links: BookingLinks;
  /** When hosts are busy by their calendars. */
  busyTimes: BusyTimes;
}
