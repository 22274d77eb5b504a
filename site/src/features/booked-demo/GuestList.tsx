import { INVITE_GUESTS_FORM, removeGuestForm, toolAttributes } from 'contract/agents/form-tools.ts';
import { BOOKING_FIELDS, type BookingAction, type BookingView } from 'contract/bookings/booking-view.ts';
import { fill } from 'contract/content/fill.ts';
import { Button } from '../../design/ui/Button.tsx';
import { TextField } from '../../design/ui/Field.tsx';
import { wordsFor } from '../../words.ts';
import styles from './GuestList.module.css';
import part from './ManageBooking.module.css';

/** Whom the visitor has invited, each with a button that takes them off the list, and a form for more. */
export function GuestList({ view }: { view: BookingView }) {
  const words = wordsFor('bookedDemo');
  const { guests = [], roomForGuests = 0, managePath, sequence } = view;
  if (guests.length === 0 && roomForGuests === 0) return null;
  return (
    <section className={part.part} aria-labelledby="guests">
      <h2 className={part.title} id="guests">
        {words.guests}
      </h2>
      {guests.length > 0 && (
        <ul className={styles.list}>
          {guests.map(({ id, email }, index) => (
            <li key={id}>
              <span className={styles.email}>{email}</span>
              <form method="post" action={managePath} {...toolAttributes(removeGuestForm(index + 1))}>
                <ChangeFields action="uninvite" sequence={sequence} />
                <input type="hidden" name={BOOKING_FIELDS.guest} value={id} />
                <Button variant="secondary" type="submit" aria-label={fill(words.removeGuest, { email })}>
                  {words.remove}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {roomForGuests > 0 && (
        <form
          className={styles.invite}
          method="post"
          action={managePath}
          {...toolAttributes(INVITE_GUESTS_FORM)}
        >
          <ChangeFields action="invite" sequence={sequence} />
          <TextField
            label={roomForGuests === 1 ? words.guestAddress : words.guestAddresses}
            hint={fill(words.roomForGuests, { count: roomForGuests })}
            type="email"
            multiple
            required
            name={BOOKING_FIELDS.guests}
            maxLength={1_000}
          />
          <Button variant="secondary" type="submit">
            {words.invite}
          </Button>
        </form>
      )}
    </section>
  );
}

/** Hidden fields of each form of a booking: what it wants, and which state of the booking its reader saw. */
export function ChangeFields({ action, sequence }: { action: BookingAction; sequence: number }) {
  return (
    <>
      <input type="hidden" name={BOOKING_FIELDS.action} value={action} />
      <input type="hidden" name={BOOKING_FIELDS.sequence} value={sequence} />
    </>
  );
}
