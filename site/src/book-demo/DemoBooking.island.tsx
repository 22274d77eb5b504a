import {
  DEMO_TIME_ZONE_LABEL,
  type DemoSlot,
  type IsoDate,
  indiaDate,
  isSlotPast,
} from 'contract/demo-slots.ts';
import { Clock, Globe } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { paths } from '../routes.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { BookingCalendar } from './BookingCalendar.tsx';
import { longDate } from './calendar-month.ts';
import styles from './DemoBooking.module.css';
import { DetailsDialog } from './DetailsDialog.tsx';
import { PlainBookingForm } from './PlainBookingForm.tsx';
import { TimeSlots } from './TimeSlots.tsx';
import { useCurrentTime } from './use-current-time.ts';
import { useEnhancement } from './use-enhancement.ts';

/**
 * The booking flow (S1 sections 2.8 and 4): a day, a slot, the details. Hydrated, because which days and
 * slots can be chosen depends on the moment. Until it is, the same panel is a plain form that posts the same
 * request; a visitor who has begun to fill it in keeps it. `children` are the static words beside the calendar.
 */
export function DemoBooking({ children }: { children: ReactNode }) {
  const plainForm = useRef<HTMLFormElement>(null);
  const isEnhanced = useEnhancement(plainForm);
  const now = useCurrentTime();
  const [chosenDate, setDate] = useState<IsoDate>();
  // A day that has passed while the page stood open is no choice any more.
  const date = chosenDate && chosenDate >= indiaDate(now) ? chosenDate : undefined;

  return (
    <div className={styles.root}>
      <div className={styles.about}>
        <div className={styles.facts}>
          <Badge>
            <Clock size={16} aria-hidden="true" />
            30 Mins
          </Badge>
          <p className={date ? styles.chosen : styles.waiting} aria-live="polite">
            {date ? longDate(date) : 'Pick a day and a half-hour'}
          </p>
        </div>
        {children}
      </div>
      <div className={styles.panel}>
        {isEnhanced ? (
          <SlotPicker date={date} now={now} onDateChange={setDate} />
        ) : (
          <>
            <PlainBookingForm ref={plainForm} />
            <div className={styles.skeleton} aria-hidden="true" />
          </>
        )}
      </div>
    </div>
  );
}

interface SlotPickerProps {
  date: IsoDate | undefined;
  now: Date;
  onDateChange: (date: IsoDate | undefined) => void;
}

function SlotPicker({ date, now, onDateChange }: SlotPickerProps) {
  const [slot, setSlot] = useState<DemoSlot>();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const hasPassed = Boolean(date && slot && isSlotPast(date, slot, now));

  const chooseDate = (chosen: IsoDate) => {
    onDateChange(chosen);
    setSlot(undefined);
  };
  const chooseSlot = (chosen: DemoSlot) => {
    setSlot(chosen);
    setIsDialogOpen(true);
  };
  const finish = () => {
    setIsDialogOpen(false);
    onDateChange(undefined);
    setSlot(undefined);
    window.location.assign(paths.thankYou);
  };

  return (
    <div className={styles.picker}>
      <BookingCalendar today={indiaDate(now)} selected={date} onSelect={chooseDate} />
      <TimeSlots date={date} selected={slot} now={now} onSelect={chooseSlot} />
      <div className={styles.confirm}>
        <p className={styles.zone}>
          <Globe size={18} aria-hidden="true" />
          {DEMO_TIME_ZONE_LABEL}
        </p>
        <Button disabled={!date || !slot || hasPassed} onClick={() => setIsDialogOpen(true)}>
          Confirm Booking
        </Button>
      </div>
      <DetailsDialog
        isOpen={isDialogOpen}
        choice={date && slot ? { date, slot } : undefined}
        hasPassed={hasPassed}
        onClose={() => setIsDialogOpen(false)}
        onBooked={finish}
      />
    </div>
  );
}
