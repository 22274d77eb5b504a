import { DEMO_TIME_ZONE_LABEL, type DemoSlot, type IsoDate, slotEndLabel } from 'contract/demo-slots.ts';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { createIdempotencyKeys } from '../api/idempotency.ts';
import { RequestRefused } from '../api/post-lead.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { type BookingDetails, bookDemo, bookingAlert, demoRequest, isComplete } from './book-demo.ts';
import { longDate } from './calendar-month.ts';
import styles from './DetailsDialog.module.css';
import { DetailsFields } from './DetailsFields.tsx';
import { visitorTime } from './visitor-time.ts';

interface DetailsDialogProps {
  isOpen: boolean;
  date: IsoDate;
  slot: DemoSlot;
  details: BookingDetails;
  onDetailsChange: (details: BookingDetails) => void;
  onClose: () => void;
  onBooked: () => void;
}

/** The last step (S1 sections 2.8 and 5): what was chosen, who is coming, and the request itself. */
export function DetailsDialog({
  isOpen,
  date,
  slot,
  details,
  onDetailsChange,
  onClose,
  onBooked,
}: DetailsDialogProps) {
  const titleId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const keyFor = useRef(createIdempotencyKeys());

  const schedule = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || !isComplete(details)) return;
    setIsBusy(true);
    setProblems([]);
    const request = demoRequest(date, slot, details);
    try {
      await bookDemo(request, keyFor.current(request));
      onBooked();
    } catch (error) {
      const text = bookingAlert(error);
      setProblems([text, ...(error instanceof RequestRefused ? error.fieldMessages : [])]);
      window.alert(text);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog isOpen={isOpen} labelledBy={titleId} onClose={onClose}>
      <form className={styles.root} onSubmit={schedule} aria-busy={isBusy}>
        <h2 className={styles.title} id={titleId}>
          Your details
        </h2>
        <BookingSummary date={date} slot={slot} />
        <DetailsFields control={{ details, onChange: onDetailsChange }} />
        <div role="alert">
          {problems.map((problem) => (
            <p className={styles.problem} key={problem}>
              {problem}
            </p>
          ))}
        </div>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            Back
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Add Guest
          </Button>
          <Button type="submit" disabled={isBusy || !isComplete(details)}>
            Schedule Meeting
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function BookingSummary({ date, slot }: { date: IsoDate; slot: DemoSlot }) {
  const local = visitorTime(date, slot, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const facts = [
    ['Length', '30 Mins'],
    ['Time', `${slot.label} - ${slotEndLabel(slot)}`],
    ['Date', longDate(date)],
    ['Time zone', DEMO_TIME_ZONE_LABEL],
    ...(local ? [['Your time', `${local.range} (${local.timeZone})`]] : []),
  ];
  return (
    <dl className={styles.summary}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
