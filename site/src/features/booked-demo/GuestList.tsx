import { INVITE_GUESTS_FORM, removeGuestForm, toolAttributes } from 'contract/agents/form-tools.ts';
import { BOOKING_FIELDS, type BookingView } from 'contract/bookings/booking-view.ts';
import { Button } from '../../design/ui/Button.tsx';
import { TextField } from '../../design/ui/Field.tsx';
import { ChangeFields } from './ChangeFields.tsx';
import styles from './GuestList.module.css';
import part from './ManageBooking.module.css';

/** Whom the visitor has invited, each with a button that takes them off the list, and a form for more. */
export function GuestList({ view }: { view: BookingView }) {
  const { guests = [], roomForGuests = 0, managePath, sequence } = view;
  if (guests.length === 0 && roomForGuests === 0) return null;
  return (
    <section className={part.part} aria-labelledby="guests">
      <h2 className={part.title} id="guests">
        Guests
      </h2>
      {guests.length > 0 && (
        <ul className={styles.list}>
          {guests.map(({ id, email }, index) => (
            <li key={id}>
              <span className={styles.email}>{email}</span>
              <form method="post" action={managePath} {...toolAttributes(removeGuestForm(index + 1))}>
                <ChangeFields action="uninvite" sequence={sequence} />
                <input type="hidden" name={BOOKING_FIELDS.guest} value={id} />
                <Button variant="secondary" type="submit" aria-label={`Remove ${email}`}>
                  Remove
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
            label={roomForGuests === 1 ? 'Email address' : 'Email addresses, with commas between them'}
            hint={`Room for ${roomForGuests} more. Each gets one invitation, and hears when you move or cancel the demo.`}
            type="email"
            multiple
            required
            name={BOOKING_FIELDS.guests}
            maxLength={1_000}
          />
          <Button variant="secondary" type="submit">
            Invite
          </Button>
        </form>
      )}
    </section>
  );
}
