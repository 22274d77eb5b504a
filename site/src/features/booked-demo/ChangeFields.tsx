import { BOOKING_FIELDS, type BookingAction } from 'contract/bookings/booking-view.ts';

/** What each form of a booking says besides: what it wants, and which state of the booking its reader saw. */
export function ChangeFields({ action, sequence }: { action: BookingAction; sequence: number }) {
  return (
    <>
      <input type="hidden" name={BOOKING_FIELDS.action} value={action} />
      <input type="hidden" name={BOOKING_FIELDS.sequence} value={sequence} />
    </>
  );
}
