import type { BookingView } from 'contract/bookings/booking-view.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { describeMeeting } from '../../product/meeting-text.ts';
import { office } from '../../product/office.ts';
import { paths } from '../../product/paths.ts';
import { OverLeaf } from './OverLeaf.tsx';

/** A demo of which nothing is left to do: it was cancelled just now, or it has begun. */
export function OverNotice({ view }: { view: BookingView }) {
  const isCancelled = view.state === 'cancelled';
  const start = new Date(view.startDateTime);
  const { day, time } = describeMeeting(start, new Date(view.endDateTime), office.zone);
  return (
    <Notice
      eyebrow={isCancelled ? 'Canceled' : 'In the past'}
      picture={<OverLeaf start={start} isCancelled={isCancelled} />}
      title={isCancelled ? 'Your demo is canceled' : 'This demo has already started'}
      actions={
        <>
          <ButtonLink href={paths.bookDemo}>
            {isCancelled ? 'Book another time' : 'Book another demo'}
          </ButtonLink>
          <ButtonLink variant="secondary" href={isCancelled ? paths.home : paths.contact}>
            {isCancelled ? 'Back to Home' : 'Talk to us'}
          </ButtonLink>
        </>
      }
    >
      <p>
        {isCancelled ? 'It was scheduled for' : 'It was booked for'} {day}, {time} {office.zoneLabel}.{' '}
        {isCancelled
          ? 'The time is free again for someone else. Thanks for letting us know.'
          : 'It can’t be moved or canceled anymore. Missed it? Book another one, no questions asked.'}
      </p>
      {isCancelled && (
        <p>
          Rather look on your own first? <a href={paths.roiCalculator}>Work out what it would save you</a> or{' '}
          <a href={paths.faq}>read what others ask</a>.
        </p>
      )}
    </Notice>
  );
}
