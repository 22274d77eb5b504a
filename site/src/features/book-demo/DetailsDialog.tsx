import { intervalAt } from 'contract/bookings/office.ts';
import { fill } from 'contract/content/fill.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import { FORM_ENTRIES } from 'contract/leads/form-entries.ts';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { storeBooking } from '../../api/booked-answer.ts';
import { HoneypotField, honeypotEntry } from '../../api/lead-form/HoneypotField.tsx';
import { PrivacyLine } from '../../api/lead-form/PrivacyLine.tsx';
import { useDraft } from '../../api/lead-form/use-draft.ts';
import { useLeadSubmission } from '../../api/lead-form/use-lead-submission.ts';
import { NO_ROI_FOR_DEMO, ROI_FOR_DEMO } from '../../api/roi-for-demo.ts';
import { Button } from '../../design/ui/Button.tsx';
import { Dialog } from '../../design/ui/Dialog.tsx';
import { office } from '../../product/office.ts';
import { wordsFor } from '../../words.ts';
import { BookingSummary } from './BookingSummary.tsx';
import {
  type BookingDetails,
  bookingCall,
  consentEntries,
  demoRequest,
  EMPTY_DETAILS,
  findDetailProblems,
  findMissing,
  findOffer,
  mayBeStored,
} from './book-demo.ts';
import { useAgentBooking } from './booking-proposal.ts';
import { nameChoice } from './calendar-month.ts';
import styles from './DetailsDialog.module.css';
import { DetailsFields } from './DetailsFields.tsx';
import { type Choice, choiceAt, type SlotState } from './free-times.ts';
import { awaitPhones, phones } from './phone/fetch-phones.ts';
import { type Offer, SlotOffer } from './SlotOffer.tsx';
import { nameForVisitor } from './visitor-time.ts';

interface DetailsDialogProps {
  isOpen: boolean;
  choice: Choice | undefined;
  /** The chosen time has come while the dialog stood open. */
  hasPassed: boolean;
  /** Someone else has booked the chosen time, as far as this page knows. */
  isTaken: boolean;
  /** The last request for the chosen time had no answer. */
  isUnanswered: boolean;
  onClose: () => void;
  /** The request is on its way, or has come back. */
  onBusyChange: (isBusy: boolean) => void;
  /** Another half-hour is chosen, in place of one that someone else has booked. */
  onChoose: (choice: Choice) => void;
  /** The visitor's agent wants a half-hour: chosen and shown if it is free; tells what it is. */
  onProposed: (choice: Choice) => SlotState;
  /** Someone else has booked it. */
  onTaken: (choice: Choice) => void;
  /** No answer came: the visitor may have it, or not. */
  onUnanswered: (choice: Choice) => void;
  onBooked: () => void;
}

/**
 * The last step (S1 sections 2.8 and 5): what was chosen, who is coming, and the request itself. It keeps the
 * details and the keys of its requests while it is closed, so that a retry after Back is the same request.
 */
export function DetailsDialog({
  isOpen,
  choice,
  hasPassed,
  isTaken,
  isUnanswered,
  onClose,
  onBusyChange,
  onChoose,
  onProposed,
  onTaken,
  onUnanswered,
  onBooked,
}: DetailsDialogProps) {
  const words = wordsFor('booking');
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [details, setDetails, dropDetails] = useDraft('demo-details', EMPTY_DETAILS);
  const [roi, , dropRoi] = useDraft(ROI_FOR_DEMO, NO_ROI_FOR_DEMO);
  const { isBusy, failure, forgetFailure, submit } = useLeadSubmission(bookingCall);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const missing = findMissing(details);
  /** Alternatives to the half-hour that the last try did not get. */
  const [offer, setOffer] = useState<Offer>();
  const [refocused, setRefocused] = useState(0);
  const refocus = () => setRefocused((times) => times + 1);
  const isLost = offer !== undefined && isTaken;

  useEffect(() => {
    // The focus was lost while the fields were disabled: back to what needs a look, or to trying again.
    const { current } = form;
    if (refocused > 0)
      current?.querySelector<HTMLElement>('[data-offer], [aria-invalid=true], [type=submit]')?.focus();
  }, [refocused]);

  const chosenName = choice && nameChoice(choice.date, choice.slot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of one time is not true of another
  useEffect(() => {
    forgetFailure();
    setProblems((before) => before.filter((problem) => !isAboutTheTime(problem)));
  }, [chosenName]);

  useAgentBooking((start, told) => {
    if (isBusy) return 'busy';
    const proposed = choiceAt(intervalAt(office(), new Date(start)).startDateTime);
    if (!proposed) return 'none';
    const state = onProposed(proposed);
    // What was agreed to is for the person to say.
    if (state === 'free') setDetails({ ...details, ...told });
    return state;
  });

  const changeDetails = (changed: BookingDetails) => {
    // What was said of a field was said of what stood there.
    setProblems(problems.filter(({ field }) => !isChanged(field, details, changed)));
    setDetails(changed);
  };

  const schedule = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || hasPassed || isLost || !choice || missing.length > 0) return;
    const honeypot = honeypotEntry(new FormData(event.currentTarget));
    if (!phones) await awaitPhones();
    const request = demoRequest(choice, details);
    const found = findDetailProblems(request);
    setProblems(found);
    if (found.length > 0) return refocus();
    const remarks = {
      ...honeypot,
      ...consentEntries(details, Date.now()),
      [FORM_ENTRIES.roi]: roi.figures,
    };
    onBusyChange(true);
    const { isStored, answer, refused, error } = await submit(request, undefined, remarks);
    onBusyChange(false);
    setProblems(refused);
    const alternatives = findOffer(error);
    setOffer(alternatives && { choices: alternatives, mayBeOwn: isUnanswered });
    if (alternatives) onTaken(choice);
    else if (!isStored && mayBeStored(error)) onUnanswered(choice);
    if (!isStored) return refocus();
    if (answer) storeBooking(answer);
    dropDetails();
    dropRoi();
    onBooked();
  };

  const takeInstead = (other: Choice) => {
    onChoose(other);
    setOffer(undefined);
    refocus();
  };

  return (
    <Dialog isOpen={isOpen} isLocked={isBusy} labelledBy={titleId} onClose={onClose}>
      <form className={styles.root} ref={form} onSubmit={schedule} aria-busy={isBusy} noValidate>
        <h2 className={styles.title} id={titleId} tabIndex={-1}>
          {words.details}
        </h2>
        <div aria-live="polite">{choice && <BookingSummary {...choice} />}</div>
        {isLost && <SlotOffer {...offer} onTake={takeInstead} />}
        <fieldset disabled={isBusy}>
          <DetailsFields control={{ details, onChange: changeDetails, problems }} />
          <HoneypotField />
        </fieldset>
        <div className={styles.problems} role="alert">
          {hasPassed && <p>{words.passed}</p>}
          {failure && <p>{failure}</p>}
          {problems.filter(isAboutTheTime).map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
        </div>
        {roi.words && (
          <p className={styles.brought}>
            <span>{fill(words.roi, { result: roi.words })}</span>{' '}
            <Button variant="quiet" disabled={isBusy} onClick={dropRoi}>
              {words.dropRoi}
            </Button>
          </p>
        )}
        <PrivacyLine />
        <div className={styles.actions}>
          {missing.length > 0 && (
            <p className={styles.missing}>{fill(words.missing, { fields: missing.join(', ') })}</p>
          )}
          <div className={styles.others}>
            <Button variant="quiet" disabled={isBusy} onClick={onClose}>
              {words.back}
            </Button>
            <Button variant="secondary" disabled={isBusy} title={words.addGuestHint} onClick={onClose}>
              {words.addGuest}
            </Button>
          </div>
          <div className={styles.last}>
            {choice && (
              <p className={styles.choice} aria-hidden="true">
                {nameForVisitor(choice.date, choice.slot)}
              </p>
            )}
            <Button
              type="submit"
              isBusy={isBusy}
              disabled={isBusy || hasPassed || isLost || missing.length > 0}
            >
              {words.schedule}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}

function isChanged(field: string, before: BookingDetails, after: BookingDetails): boolean {
  return field in before && before[field as keyof BookingDetails] !== after[field as keyof BookingDetails];
}

/** Returns true for a problem that the fields of this dialog cannot show, since it was chosen outside it. */
function isAboutTheTime({ field }: FieldProblem): boolean {
  return !(field in EMPTY_DETAILS);
}
