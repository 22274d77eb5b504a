import type { FieldProblem } from 'contract/error-body.ts';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useLeadSubmission } from '../lead-form/use-lead-submission.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { bookingCall, type Choice, demoRequest, EMPTY_DETAILS, isComplete } from './book-demo.ts';
import styles from './DetailsDialog.module.css';
import { DetailsFields } from './DetailsFields.tsx';

interface DetailsDialogProps {
  isOpen: boolean;
  choice: Choice | undefined;
  /** The chosen time has come while the dialog stood open. */
  hasPassed: boolean;
  onClose: () => void;
  onBooked: () => void;
}

/**
 * The last step (S1 sections 2.8 and 5): what was chosen, who is coming, and the request itself. It keeps the
 * details and the keys of its requests while it is closed, so that a retry after Back is the same request.
 */
export function DetailsDialog({ isOpen, choice, hasPassed, onClose, onBooked }: DetailsDialogProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [details, setDetails] = useState(EMPTY_DETAILS);
  const { isBusy, failure, submit } = useLeadSubmission(bookingCall);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);

  useEffect(() => {
    // The focus was lost while the fields were disabled: back to what needs a look, or to trying again.
    const { current } = form;
    if (failure) current?.querySelector<HTMLElement>('[aria-invalid], [type=submit]')?.focus();
  }, [failure]);

  const schedule = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || hasPassed || !choice || !isComplete(details)) return;
    setProblems([]);
    const { isStored, refused } = await submit(demoRequest(choice, details));
    setProblems(refused);
    if (!isStored) return;
    setDetails(EMPTY_DETAILS);
    onBooked();
  };

  return (
    <Dialog isOpen={isOpen} isLocked={isBusy} labelledBy={titleId} onClose={onClose}>
      <form className={styles.root} ref={form} onSubmit={schedule} aria-busy={isBusy}>
        <h2 className={styles.title} id={titleId} tabIndex={-1}>
          Your details
        </h2>
        {choice && <BookingSummary {...choice} />}
        <fieldset disabled={isBusy}>
          <DetailsFields control={{ details, onChange: setDetails, problems }} />
        </fieldset>
        <div className={styles.problems} role="alert">
          {hasPassed && <p>This time has passed. Please go back and choose another one.</p>}
          {failure && <p>{failure}</p>}
          {problems.filter(isAboutTheTime).map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
        </div>
        <div className={styles.actions}>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            Back
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Add Guest
          </Button>
          <Button type="submit" isBusy={isBusy} disabled={isBusy || hasPassed || !isComplete(details)}>
            Schedule Meeting
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What the fields of this dialog cannot show, since they were chosen outside it. */
function isAboutTheTime({ field }: FieldProblem): boolean {
  return !(field in EMPTY_DETAILS);
}
