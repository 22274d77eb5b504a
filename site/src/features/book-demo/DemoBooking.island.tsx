import { type DemoSlot, dayOf } from 'contract/bookings/office.ts';
import { fill } from 'contract/content/fill.ts';
import type { IsoDate } from 'contract/dates.ts';
import { THANK_YOU_PAGE } from 'contract/site/addresses.ts';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../api/lead-form/use-draft.ts';
import { Badge } from '../../design/ui/Badge.tsx';
import { Button } from '../../design/ui/Button.tsx';
import { LineIcon } from '../../design/ui/LineIcon.tsx';
import unseen from '../../design/ui/unseen.module.css';
import { hasHistoryLayer, useHistoryLayer } from '../../design/ui/use-history-layer.ts';
import { office, slotsOn } from '../../product/office.ts';
import { wordsFor } from '../../words.ts';
import { BookingCalendar } from './BookingCalendar.tsx';
import { type IsoMonth, longDate, monthOf } from './calendar-month.ts';
import styles from './DemoBooking.module.css';
import { DetailsDialog } from './DetailsDialog.tsx';
import { type FirstDays, takeEarlyDay } from './first-days.ts';
import { type Choice, hasNoFreeTime, isToBeConfirmed, type SlotState, slotState } from './free-times.ts';
import { NoneFits } from './NoneFits.tsx';
import { TimeSlots } from './TimeSlots.tsx';
import { useFreeTimes } from './use-free-times.ts';
import { useCurrentTime, useStage, useTimeFormats } from './use-page-state.ts';
import { nameForVisitor } from './visitor-time.ts';

interface DemoBookingProps {
  /** Days that the server knows; without them the plain form stands here until the script is there. */
  first?: FirstDays | undefined;
  /** The static words beside the calendar. */
  children: ReactNode;
  /** The plain form, which has no script of its own. */
  form?: ReactNode;
  /** Content of the room below the words, and on a phone below everything. */
  voice?: ReactNode;
}

/**
 * The booking flow (S1 sections 2.8 and 4): a day, a slot, the details. Hydrated, because which days and
 * slots can be chosen depends on the moment. Until it is, the calendar stands there as the server draws it; where no
 * script comes, the same panel is a plain form that posts the same request. A visitor who has begun to fill that in keeps it.
 */
export function DemoBooking({ first, children, form, voice }: DemoBookingProps) {
  const words = wordsFor('booking');
  const panel = useRef<HTMLDivElement>(null);
  const stage = useStage(panel);
  useTimeFormats();
  const now = useCurrentTime(first?.now);
  const [chosenDate, setDate] = useState<IsoDate>();
  // A day that has passed while the page stood open is no choice any more.
  const date = chosenDate && chosenDate >= dayOf(office(), now) ? chosenDate : undefined;

  return (
    <div className={styles.root}>
      <div className={styles.about}>
        {children}
        <div className={styles.facts}>
          <Badge>
            <LineIcon name="clock" size={16} />
            <span>{fill(words.minutes, { minutes: office().minutes })}</span>
          </Badge>
          <p className={date ? styles.chosen : styles.waiting} aria-live="polite">
            {date ? longDate(date) : words.pickDay}
          </p>
        </div>
      </div>
      {/* The one section of the page: the server puts it there again with what is free. */}
      <section className={styles.panel} ref={panel} data-first={first && ''}>
        {(stage === 'calendar' || (stage === 'early' && first)) && (
          <SlotPicker
            first={first}
            isAlive={stage === 'calendar'}
            date={date}
            now={now}
            onDateChange={setDate}
          />
        )}
        {stage !== 'calendar' && form}
      </section>
      {voice}
    </div>
  );
}

/** Choice that survives a reload; empty texts for what is not chosen yet. */
const NOTHING_CHOSEN: { date: IsoDate | ''; time: string } = { date: '', time: '' };

interface SlotPickerProps {
  first: FirstDays | undefined;
  /** The script is there. Until then this is a picture, of which a small script notes which day was pressed. */
  isAlive: boolean;
  date: IsoDate | undefined;
  now: Date;
  onDateChange: (date: IsoDate | undefined) => void;
}

function SlotPicker({ first, isAlive, date, now, onDateChange }: SlotPickerProps) {
  const [draft, setDraft, dropDraft] = useDraft('demo-choice', NOTHING_CHOSEN);
  const slot = draft.date ? slotsOn(draft.date).find(({ label }) => label === draft.time) : undefined;
  const today = dayOf(office(), now);
  const [isDialogOpen, setIsDialogOpen] = useState(
    // In this order, since the server has no history.
    () => draft.time !== '' && draft.date >= today && hasHistoryLayer(),
  );
  const [isSending, setIsSending] = useState(false);
  const closeDialog = () => setIsDialogOpen(false);
  const leaveFor = useHistoryLayer({ isOpen: isDialogOpen, isLocked: isSending, onBack: closeDialog });
  const [month, setMonth] = useState<IsoMonth>(() => monthOf(today));
  const { known, markTaken } = useFreeTimes(month, today, first);
  /**
   * Half-hour whose request had no answer: if it looks taken, this visitor may be the one who has it, and can ask
   * again.
   */
  const [unanswered, setUnanswered] = useState<string>();
  const stateOf = (choice: Choice): SlotState => {
    const state = slotState(choice, known, now);
    return state === 'taken' && choice.slot.startDateTime === unanswered ? 'free' : state;
  };
  const chosenState = date && slot ? stateOf({ date, slot }) : undefined;
  // The day itself may be over by now, and no choice any more.
  const hasPassed = slot !== undefined && slot.start <= now;
  const isUnanswered = Boolean(date && slot && slot.startDateTime === unanswered);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what a reload left of the choice, or was pressed early
  useEffect(() => {
    const pressed = takeEarlyDay();
    if (pressed) chooseDate(pressed);
    else if (draft.date) onDateChange(draft.date);
  }, []);

  const countFree = (day: IsoDate) => {
    const free = slotsOn(day).filter((each) => stateOf({ date: day, slot: each }) === 'free').length;
    const { noneFree, oneFree, manyFree } = wordsFor('booking');
    return free > 1 ? fill(manyFree, { count: free }) : free === 1 ? oneFree : noneFree;
  };
  const chooseDate = (chosen: IsoDate) => {
    onDateChange(chosen);
    setDraft({ date: chosen, time: '' });
  };
  const chooseSlot = ({ label }: DemoSlot) => {
    setDraft({ ...draft, time: label });
    // The slot is marked at once; a dialog makes the whole page inert, which costs a phone a frame or two.
    startTransition(() => setIsDialogOpen(true));
  };
  const chooseInstead = (choice: Choice) => {
    onDateChange(choice.date);
    setDraft({ date: choice.date, time: choice.slot.label });
  };
  const showProposed = (choice: Choice): SlotState => {
    const state = stateOf(choice);
    if (state === 'free') {
      chooseInstead(choice);
      setIsDialogOpen(true);
    }
    return state;
  };
  const finish = () => {
    leaveFor(THANK_YOU_PAGE);
    setIsDialogOpen(false);
    onDateChange(undefined);
    dropDraft();
  };

  return (
    <div className={isAlive ? styles.picker : `${styles.picker} ${styles.early}`}>
      <div className={unseen.unseen} role="status">
        {/* By the day: the same count of another day is news too. */}
        {date && <p key={date}>{countFree(date)}</p>}
      </div>
      <BookingCalendar
        isAlive={isAlive}
        today={today}
        selected={date}
        isFull={(day) => hasNoFreeTime(day, known, now)}
        onSelect={chooseDate}
        onMonthShown={setMonth}
      />
      <TimeSlots
        date={date}
        selected={slot}
        now={now}
        stateOf={(slot) => (date ? stateOf({ date, slot }) : 'over')}
        isToBeConfirmed={(slot) => Boolean(date && isToBeConfirmed(date, slot, known))}
        onSelect={chooseSlot}
      />
      <div className={`${styles.confirm} ${date ? styles.begun : ''}`}>
        {date && (
          // On a phone, where the calendar and its words are out of sight by now.
          <p className={styles.choice} aria-hidden="true">
            {nameForVisitor(date, slot)}
          </p>
        )}
        <p className={styles.zone}>
          <LineIcon name="globe" size={18} />
          <span>{office().zoneLabel}</span>
        </p>
        <Button disabled={chosenState !== 'free'} onClick={() => setIsDialogOpen(true)}>
          {wordsFor('booking').confirm}
        </Button>
      </div>
      {/* Where the visitor's clock is known. */}
      <NoneFits {...(isAlive && { date: date ?? today })} />
      {isAlive && (
        <DetailsDialog
          isOpen={isDialogOpen}
          choice={
            date && slot ? { date, slot, toBeConfirmed: isToBeConfirmed(date, slot, known) } : undefined
          }
          hasPassed={hasPassed}
          isTaken={chosenState === 'taken'}
          isUnanswered={isUnanswered}
          onClose={closeDialog}
          onBusyChange={setIsSending}
          onChoose={chooseInstead}
          onProposed={showProposed}
          onTaken={(choice) => {
            // That is an answer.
            setUnanswered(undefined);
            markTaken(choice);
          }}
          onUnanswered={(choice) => setUnanswered(choice.slot.startDateTime)}
          onBooked={finish}
        />
      )}
    </div>
  );
}
