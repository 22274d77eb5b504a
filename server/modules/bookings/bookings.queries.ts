// Queries and rules of this module for other modules.
export { writeCalendar } from './calendar/calendar-writer.ts';
export {
  type ComingDemo,
  listBookingRows,
  listComingDemos,
  selectBookedLeads,
  selectComingDemos,
} from './demos/booked-leads.ts';
export type { BookingRules } from './demos/booking.rules.ts';
export { type Booking, isOver, toBooking } from './demos/booking.ts';
export type { BookingChange, BookingOutbox, InvitedGuest } from './demos/booking-change.ts';
export { AlreadyBooked, BookingChanged, invalidTime, TIME_PROBLEMS } from './demos/booking-errors.ts';
export { type BookingLinks, LINK_LIFE_MS } from './demos/booking-links.ts';
export { type BookingRecord, listRecords, whenOf } from './demos/booking-records.ts';
export { type BookingStore, createBookingStore } from './demos/bookings.store.ts';
export type { ChangeOutcome } from './demos/change-outcome.ts';
export type { Consents } from './demos/consents.ts';
export { createFreeSlots, type FreeSlots } from './demos/free-slots.ts';
export type { BookingRefusal, GrantedBooking, LeadBookings, NewBooking } from './demos/lead-bookings.ts';
export type { SeatRefusal } from './demos/seats.ts';
export { endHostFeed, FEED_OVERLAP_MS } from './feed/feed-address.ts';
export { type Guest, listGuests, listInvited } from './guests/guests.store.ts';
export type { BusyTimes } from './hosts/busy-times.ts';
export type { Host } from './hosts/host.ts';
export { NEW_HOST } from './hosts/host-choices.rules.ts';
export { findHost, insertHost, listHosts, retireHost } from './hosts/hosts.store.ts';
export { countWorkOfHost, type DemoHost, findDemoHost } from './hosts/hosts-demos.ts';
export { insertTimeOff } from './hosts/time-off.store.ts';
