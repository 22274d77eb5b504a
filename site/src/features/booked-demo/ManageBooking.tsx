import {
  CANCEL_DEMO_FORM,
  CONFIRM_DEMO_FORM,
  STOP_CONTENT_FORM,
  toolAttributes,
} from 'contract/agents/form-tools.ts';
import { BOOKING_DAYS_FROM, type BookingView } from 'contract/bookings/booking-view.ts';
import { minutesOf } from 'contract/bookings/calendar-texts.ts';
import { brand } from '../../brand.ts';
import { Button, ButtonLink } from '../../design/ui/Button.tsx';
import { paths } from '../../product/paths.ts';
import { ChangeFields } from './ChangeFields.tsx';
import note from './ConfirmNote.module.css';
import { ConfirmNote } from './ConfirmNote.tsx';
import { DayChoice } from './DayChoice.tsx';
import { GuestList } from './GuestList.tsx';
import { HostNote } from './HostNote.tsx';
import styles from './ManageBooking.module.css';
import { MeetingCard } from './MeetingCard.tsx';

/**
 * A demo that is to come: see it, confirm it where that is asked for, move it, cancel it, or keep it without the content. All
 * of it is HTML and forms. After a change the server leads back here with a fragment such as `#moved`, at which style
 * sheets alone show the good news.
 */
export function ManageBooking({ view }: { view: BookingView }) {
  return (
    <div className={styles.root}>
      <div className={styles.booked}>
        <header id="opening" className={styles.head}>
          <p className={styles.eyebrow}>
            <span className={styles.news} id="moved">
              Moved. This is the new time.
            </span>
            <span className={styles.news} id="confirmed">
              Confirmed. See you then.
            </span>
            <StateOf view={view} />
          </p>
          <h1>Your demo</h1>
          <p className={styles.lede}>
            {minutesOf(new Date(view.startDateTime), new Date(view.endDateTime))} minutes with the{' '}
            {brand.name} team. Something came up? Move it or cancel it here. We won’t mind.
          </p>
        </header>
        {view.confirmation && <Confirmation view={view} confirmation={view.confirmation} />}
        {!view.confirmation && view.toBeConfirmed && <HostNote />}
        {view.needsOtherTime && <OtherTimeNote />}
        <MeetingCard view={view}>
          <div className={styles.ways}>
            <ButtonLink variant="secondary" href="#move">
              Move
            </ButtonLink>
            <Cancellation view={view} />
          </div>
        </MeetingCard>
      </div>
      <div className={styles.changes}>
        <section className={styles.part} aria-labelledby="move">
          <h2 className={styles.title} id="move">
            Move it
          </h2>
          {view.days.length > 0 ? (
            <>
              <p className={styles.note}>
                Pick a day, then a time. Yours stays booked until you have the new one.
              </p>
              <DayChoice view={view} />
            </>
          ) : (
            <p className={styles.note}>There’s no other free time on these days.</p>
          )}
          <OtherDays view={view} />
          <p className={styles.note}>
            None of these work for you? <a href={paths.anotherTime}>Ask for another time</a>
          </p>
        </section>
        <GuestList view={view} />
        {view.consentPath && <StopContentForm path={view.consentPath} />}
      </div>
    </div>
  );
}

/** In one or two words, how the demo stands. */
function StateOf({ view: { confirmation, toBeConfirmed, needsOtherTime } }: { view: BookingView }) {
  if (needsOtherTime) return <span className={styles.unconfirmed}>Needs another time</span>;
  const isConfirmed = !confirmation && !toBeConfirmed;
  return isConfirmed ? <span>Booked</span> : <span className={styles.unconfirmed}>Not confirmed yet</span>;
}

/** What a visitor has to do for a demo that no host can hold. */
function OtherTimeNote() {
  return (
    <p className={note.root}>
      <strong>Your host can’t make it.</strong> We’re sorry. <a href="#move">Pick another time</a>, or the
      demo is canceled 30 minutes before it would begin.
    </p>
  );
}

/** The button that asks once more before it cancels. */
function Cancellation({ view }: { view: BookingView }) {
  return (
    <details className={styles.cancel}>
      <summary className={styles.ask}>Cancel this demo</summary>
      <form
        className={styles.confirm}
        method="post"
        action={view.managePath}
        {...toolAttributes(CANCEL_DEMO_FORM)}
      >
        <p>The time goes back to the calendar, and this link stops working. You can always book again.</p>
        <ChangeFields action="cancel" sequence={view.sequence} />
        <Button variant="secondary" type="submit">
          Yes, cancel my demo
        </Button>
      </form>
    </details>
  );
}

/** Leads to the days before and after those that are offered. */
function OtherDays({ view: { managePath, otherDays = {} } }: { view: BookingView }) {
  const { earlier, later } = otherDays;
  const addressOf = (day: string) => `${managePath}?${BOOKING_DAYS_FROM}=${day}#move`;
  if (!earlier && !later) return null;
  return (
    <nav className={styles.others} aria-label="Other days">
      {earlier && <a href={addressOf(earlier)}>Earlier days</a>}
      {later && <a href={addressOf(later)}>Later days</a>}
    </nav>
  );
}

/** Takes back the consent that came with the demo. */
function StopContentForm({ path }: { path: string }) {
  return (
    <form className={styles.confirm} method="post" action={path} {...toolAttributes(STOP_CONTENT_FORM)}>
      <p className={styles.note}>When you booked, you agreed to receive content from {brand.name}.</p>
      <Button variant="secondary" type="submit">
        Keep my demo, stop the content
      </Button>
    </form>
  );
}

/** The confirm button, for visitors who followed the link in the email; others are pointed to that link. */
function Confirmation({
  view,
  confirmation,
}: {
  view: BookingView;
  confirmation: NonNullable<BookingView['confirmation']>;
}) {
  if (!confirmation.isAllowed) return <ConfirmNote />;
  return (
    <form
      className={styles.confirmation}
      method="post"
      action={view.managePath}
      {...toolAttributes(CONFIRM_DEMO_FORM)}
    >
      <p>One click and it’s booked. Without it, the time is free again soon.</p>
      <ChangeFields action="confirm" sequence={view.sequence} />
      <Button type="submit">Confirm my demo</Button>
    </form>
  );
}
