import type { CalendarFrame } from 'contract/desk/calendar.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './Calendar.module.css';
import { HostLegend } from './HostLegend.tsx';

interface Props {
  view: string;
  isNarrow: boolean;
  /** Days that are shown, in words. */
  range: string;
  frame: CalendarFrame | undefined;
  /** Ids of hosts whose demos are hidden. */
  hidden: ReadonlySet<string>;
  show: (changes: { view?: string | undefined; day?: undefined; without?: string | undefined }) => void;
  /** Turns to later days; below zero, to earlier ones. */
  turn: (by: 1 | -1) => void;
}

/** Bar above the calendar: view, days, hosts. */
export function CalendarBar({ view, isNarrow, range, frame, hidden, show, turn }: Props) {
  return (
    <div className={styles.bar}>
      <fieldset className={styles.switch}>
        <legend className={styles.hidden}>View</legend>
        {[
          ['week', isNarrow ? 'Day' : 'Week'],
          ['list', 'List'],
        ].map(([id, label]) => (
          <button key={id} type="button" aria-pressed={view === id} onClick={() => show({ view: id })}>
            {label}
          </button>
        ))}
      </fieldset>
      <div className={styles.turn}>
        <Button
          size="small"
          icon
          aria-label={isNarrow ? 'Day before' : 'Week before'}
          onPress={() => turn(-1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button size="small" onPress={() => show({ day: undefined })}>
          Today
        </Button>
        <Button size="small" icon aria-label={isNarrow ? 'Next day' : 'Next week'} onPress={() => turn(1)}>
          <ChevronRight aria-hidden />
        </Button>
      </div>
      <span className={styles.range}>{range}</span>
      {frame && (
        <HostLegend
          frame={frame}
          hidden={hidden}
          onChange={(next) => show({ without: next.length > 0 ? next.join(',') : undefined })}
        />
      )}
    </div>
  );
}
