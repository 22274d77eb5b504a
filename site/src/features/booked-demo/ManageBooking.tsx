import {
  CANCEL_DEMO_FORM,
  CONFIRM_DEMO_FORM,
  STOP_CONTENT_FORM,
  toolAttributes,
} from 'contract/agents/form-tools.ts';
import { BOOKING_DAYS_FROM, type BookingView } from 'contract/bookings/booking-view.ts';
import { minutesOf } from 'contract/bookings/calendar-texts.ts';
import { fill } from 'contract/content/fill.ts';
import { Button, ButtonLink } from '../../design/ui/Button.tsx';
import { paths } from '../../product/paths.ts';
import { wordsFor } from '../../words.ts';
import note from './ConfirmNote.module.css';
import { DayChoice } from './DayChoice.tsx';
import { ChangeFields, GuestList } from './GuestList.tsx';
import styles from './ManageBooking.module.css';
import { MeetingCard } from './MeetingCard.tsx';
import { ConfirmNote, HostNote } from './Notes.tsx';

/**
 * A demo that is to come: see it, confirm it where that is asked for, move it, cancel it, or keep it without the content. All
 * of it is HTML and forms. After a change the server leads back here with a fragment such as `#moved`, at which style
 * sheets alone show the good news.
 */
export function ManageBooking({ view }: { view: BookingView }) {
  const bookingWords = wordsFor('booking');
  const words = wordsFor('bookedDemo');
  return (
    <div className={styles.root}>
      <div className={styles.booked}>
        <header id="opening" className={styles.head}>
          <p className={styles.eyebrow}>
            <span className={styles.news} id="moved">
              {words.moved}
            </span>
            <span className={styles.news} id="confirmed">
              {words.confirmed}
            </span>
            <StateOf view={view} />
          </p>
          <h1>{words.title}</h1>
          <p className={styles.lede}>
            {fill(words.lede, {
              minutes: minutesOf(new Date(view.startDateTime), new Date(view.endDateTime)),
            })}
          </p>
        </header>
        {view.confirmation && <Confirmation view={view} confirmation={view.confirmation} />}
        {!view.confirmation && view.toBeConfirmed && <HostNote />}
        {view.needsOtherTime && <OtherTimeNote />}
        <MeetingCard view={view}>
          <div className={styles.ways}>
            <ButtonLink variant="secondary" href="#move">
              {words.moveAway}
            </ButtonLink>
            <Cancellation view={view} />
          </div>
        </MeetingCard>
      </div>
      <div className={styles.changes}>
        <section className={styles.part} aria-labelledby="move">
          <h2 className={styles.title} id="move">
            {words.moveTitle}
          </h2>
          {view.days.length > 0 ? (
            <>
              <p className={styles.note}>{words.moveHint}</p>
              <DayChoice view={view} />
            </>
          ) : (
            <p className={styles.note}>{words.noOtherTime}</p>
          )}
          <OtherDays view={view} />
          <p className={styles.note}>
            {bookingWords.noneFits} <a href={paths.anotherTime}>{bookingWords.anotherTime}</a>
          </p>
        </section>
        <GuestList view={view} />
        {view.consentPath && <StopContentForm path={view.consentPath} />}
      </div>
    </div>
  );
}

/** State of the demo, in one or two words. */
function StateOf({ view: { confirmation, toBeConfirmed, needsOtherTime } }: { view: BookingView }) {
  const words = wordsFor('bookedDemo');
  if (needsOtherTime) return <span className={styles.unconfirmed}>{words.needsOtherTime}</span>;
  const isConfirmed = !confirmation && !toBeConfirmed;
  return isConfirmed ? (
    <span>{words.booked}</span>
  ) : (
    <span className={styles.unconfirmed}>{words.unconfirmed}</span>
  );
}

/** Task of a visitor for a demo that no host can hold. */
function OtherTimeNote() {
  const words = wordsFor('bookedDemo');
  return (
    <p className={note.root}>
      <strong>{words.cannotHost}</strong> {words.sorry} <a href="#move">{words.pickOther}</a>
      {words.orCanceled}
    </p>
  );
}

/** The button that asks once more before it cancels. */
function Cancellation({ view }: { view: BookingView }) {
  const words = wordsFor('bookedDemo');
  return (
    <details className={styles.cancel}>
      <summary className={styles.ask}>{words.cancel}</summary>
      <form
        className={styles.confirm}
        method="post"
        action={view.managePath}
        {...toolAttributes(CANCEL_DEMO_FORM)}
      >
        <p>{words.cancelHint}</p>
        <ChangeFields action="cancel" sequence={view.sequence} />
        <Button variant="secondary" type="submit">
          {words.cancelYes}
        </Button>
      </form>
    </details>
  );
}

/** Leads to the days before and after those that are offered. */
function OtherDays({ view: { managePath, otherDays = {} } }: { view: BookingView }) {
  const words = wordsFor('bookedDemo');
  const { earlier, later } = otherDays;
  const addressOf = (day: string) => `${managePath}?${BOOKING_DAYS_FROM}=${day}#move`;
  if (!earlier && !later) return null;
  return (
    <nav className={styles.others} aria-label={words.otherDays}>
      {earlier && <a href={addressOf(earlier)}>{words.earlierDays}</a>}
      {later && <a href={addressOf(later)}>{words.laterDays}</a>}
    </nav>
  );
}

/** Takes back the consent that came with the demo. */
function StopContentForm({ path }: { path: string }) {
  const words = wordsFor('bookedDemo');
  return (
    <form className={styles.confirm} method="post" action={path} {...toolAttributes(STOP_CONTENT_FORM)}>
      <p className={styles.note}>{words.agreed}</p>
      <Button variant="secondary" type="submit">
        {words.stopContent}
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
  const words = wordsFor('bookedDemo');
  if (!confirmation.isAllowed) return <ConfirmNote />;
  return (
    <form
      className={styles.confirmation}
      method="post"
      action={view.managePath}
      {...toolAttributes(CONFIRM_DEMO_FORM)}
    >
      <p>{words.confirmHint}</p>
      <ChangeFields action="confirm" sequence={view.sequence} />
      <Button type="submit">{words.confirm}</Button>
    </form>
  );
}
