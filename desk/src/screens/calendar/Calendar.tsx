import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isRealDate, laterDate } from 'contract/dates.ts';
import type { DeskDemo } from 'contract/desk/calendar.ts';
import { CalendarOff, Plus, Users } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAction } from '../../shared/actions.ts';
import { currentLocale } from '../../shared/formats.ts';
import { useZone } from '../../shared/session.ts';
import { clockOf, dayOf } from '../../shared/time.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import { weekOf } from '../../shared/ui/week-days.ts';
import { useMedia } from '../../shared/use-media.ts';
import { BookDialog } from './BookDialog.tsx';
import styles from './Calendar.module.css';
import { CalendarBar } from './CalendarBar.tsx';
import { demosQuery, frameQuery, freeQuery } from './calendar-queries.ts';
import { DaysOffDialog } from './DaysOffDialog.tsx';
import { DemoList } from './DemoList.tsx';
import { DemoPanel } from './DemoPanel.tsx';
import { aheadWords, rangeWords } from './demo-words.ts';
import { HostsPanel } from './HostsPanel.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { useCarry } from './use-carry.ts';
import { WeekGrid } from './WeekGrid.tsx';
import { daysFrom, minutesAhead } from './week.rules.ts';

/** A demo that is about to be moved; without a time, one is asked for. */
interface Move {
  demo: DeskDemo;
  start?: string;
}

/** Demos by week or as a list, who holds them, and when none are held. */
export function Calendar() {
  const search = useSearch({ from: '/framed/calendar' });
  const navigate = useNavigate();
  const show = useCallback(
    (changes: Partial<typeof search>) =>
      void navigate({ to: '/calendar', search: (before) => ({ ...before, ...changes }), replace: true }),
    [navigate],
  );
  const zone = useZone();
  const isNarrow = useMedia('(width < 48rem)');
  const view = search.view ?? (isNarrow ? 'list' : 'week');
  const today = dayOf(new Date(), zone);
  const day = search.day !== undefined && isRealDate(search.day) ? search.day : today;
  const span = isNarrow ? 1 : 7;
  const first = isNarrow ? day : weekOf(day, currentLocale());
  const days = useMemo(() => daysFrom(first, span), [first, span]);

  const frame = useQuery(frameQuery(days));
  const demos = useQuery({ ...demosQuery(days, zone), enabled: view === 'week' });
  const free = useQuery({ ...freeQuery(days), enabled: view === 'week' });

  const [move, setMove] = useState<Move>();
  const [booking, setBooking] = useState<{ start?: string }>();
  const [refocus, setRefocus] = useState<string>();
  // A demo that was moved keeps the focus where it stands now.
  useEffect(() => {
    if (refocus === undefined || demos.isFetching) return;
    document.querySelector<HTMLElement>(`[data-demo="${refocus}"]`)?.focus();
    setRefocus(undefined);
  }, [refocus, demos.isFetching]);
  const carry = useCarry(useCallback((demo: DeskDemo, start: string) => setMove({ demo, start }), []));

  const turn = (weeks: number) => show({ day: laterDate(day, weeks * span) });
  const open = useCallback((id: string) => show({ demo: id }), [show]);
  const other = view === 'week' ? 'list' : 'week';
  useCalendarAction('new-booking', 'Book a demo', 'n', () => setBooking({}));
  useCalendarAction('days-off', 'Time off', 'o', () => show({ panel: 'off' }));
  useCalendarAction('hosts', 'Hosts', 'h', () => show({ panel: 'hosts' }));
  useCalendarAction('today', 'Go to today', 't', () => show({ day: undefined }));
  useCalendarAction('earlier', 'Earlier', '[', () => turn(-1));
  useCalendarAction('later', 'Later', ']', () => turn(1));
  useCalendarAction('view', `Show as a ${other}`, 'v', () => show({ view: other }));

  const hidden = useMemo(() => new Set(search.without?.split(',').filter(Boolean)), [search.without]);
  const shown = useMemo(
    () => demos.data?.demos.filter(({ hostId }) => !hidden.has(hostId ?? 'none')) ?? [],
    [demos.data, hidden],
  );
  const { said, onKey } = useCalendarKeys(carry, free.data?.times ?? [], zone);
  const closePanel = () => show({ panel: undefined });
  const office = frame.data?.office;
  return (
    <Page
      title="Calendar"
      isFlush
      aside={
        office && (
          <span className={styles.zones}>
            {zone.replaceAll('_', ' ')}, {clockOf(new Date(), zone)} now.{' '}
            {office.zone !== zone && (
              <>
                Office in {office.place}: {clockOf(new Date(), office.zone)},{' '}
                {aheadWords(minutesAhead(office.zone, zone, new Date()))}
              </>
            )}
          </span>
        )
      }
      actions={
        <>
          <Button icon={isNarrow} aria-label="Hosts" onPress={() => show({ panel: 'hosts' })}>
            <Users aria-hidden /> {!isNarrow && 'Hosts'}
          </Button>
          <Button icon={isNarrow} aria-label="Time off" onPress={() => show({ panel: 'off' })}>
            <CalendarOff aria-hidden /> {!isNarrow && 'Time off'}
          </Button>
          <Button kind="primary" onPress={() => setBooking({})}>
            <Plus aria-hidden /> Book a demo
          </Button>
        </>
      }
      bar={
        <CalendarBar
          {...{ view, isNarrow, show, turn, hidden, frame: frame.data }}
          range={view === 'list' ? `From ${rangeWords([day])}` : rangeWords(days)}
        />
      }
    >
      <p id="calendar-keys" className={styles.hidden}>
        Enter opens it. Space picks it up, then arrow keys move it.
      </p>
      <div className={styles.hidden} aria-live="assertive">
        {said}
      </div>
      {frame.error && !frame.data ? (
        <Failed error={frame.error} onRetry={frame.refetch} />
      ) : view === 'list' ? (
        <DemoList
          first={day}
          hosts={frame.data?.hosts ?? []}
          hidden={hidden}
          onOpen={open}
          onNew={() => setBooking({})}
        />
      ) : demos.error && !demos.data ? (
        <Failed error={demos.error} onRetry={demos.refetch} />
      ) : frame.data && demos.data ? (
        <WeekGrid
          {...{
            days,
            zone,
            carry,
            onKey,
            frame: frame.data,
            demos: shown,
            free: free.data?.times ?? [],
            onOpen: open,
          }}
          onNew={(start) => setBooking({ start })}
        />
      ) : (
        <Loading shape="table" lines={20} label="Loading demos" />
      )}
      {search.demo && frame.data && (
        <DemoPanel
          id={search.demo}
          frame={frame.data}
          nearby={demos.data?.demos ?? NO_DEMOS}
          onMove={(demo) => setMove({ demo })}
          onClose={() => show({ demo: undefined })}
        />
      )}
      {move && frame.data && (
        <MoveDialog
          {...move}
          frame={frame.data}
          onClose={(moved) => {
            setMove(undefined);
            setRefocus(moved?.id);
          }}
        />
      )}
      {booking && frame.data && (
        <BookDialog {...booking} frame={frame.data} onClose={() => setBooking(undefined)} />
      )}
      {search.panel === 'off' && frame.data && <DaysOffDialog frame={frame.data} onClose={closePanel} />}
      {search.panel === 'hosts' && frame.data && <HostsPanel frame={frame.data} onClose={closePanel} />}
    </Page>
  );
}

const NO_DEMOS: readonly DeskDemo[] = [];

function useCalendarAction(id: string, label: string, keys: string, run: () => void): void {
  useAction({ id, label, keys, group: 'Calendar', run });
}
