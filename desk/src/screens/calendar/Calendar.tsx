import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isRealDate, laterDate } from 'contract/bookings/iso-date.ts';
import type { DeskDemo } from 'contract/desk/calendar.ts';
import { CalendarOff, ChevronLeft, ChevronRight, Plus, Users } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { useAction } from '../../shared/actions.ts';
import { useZone } from '../../shared/session.ts';
import { clockOf, dayOf } from '../../shared/time.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import { useMedia } from '../../shared/use-media.ts';
import { BookDialog } from './BookDialog.tsx';
import styles from './Calendar.module.css';
import { demosQuery, frameQuery, freeQuery } from './calendar-queries.ts';
import { DaysOffDialog } from './DaysOffDialog.tsx';
import { DemoList } from './DemoList.tsx';
import { DemoPanel } from './DemoPanel.tsx';
import { aheadWords, rangeWords, whenWords } from './demo-words.ts';
import { HostLegend } from './HostLegend.tsx';
import { HostsPanel } from './HostsPanel.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { canMove, useCarry } from './use-carry.ts';
import { WeekGrid } from './WeekGrid.tsx';
import { daysFrom, minutesAhead, mondayOf, nextTarget } from './week.rules.ts';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
type Arrow = (typeof ARROWS)[number];

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
  const first = isNarrow ? day : mondayOf(day);
  const days = useMemo(() => daysFrom(first, span), [first, span]);

  const frame = useQuery(frameQuery(days));
  const demos = useQuery({ ...demosQuery(days, zone), enabled: view === 'week' });
  const free = useQuery({ ...freeQuery(days), enabled: view === 'week' });

  const [move, setMove] = useState<Move>();
  const [booking, setBooking] = useState<{ start?: string }>();
  const [said, setSaid] = useState('');
  const [refocus, setRefocus] = useState<string>();
  // A demo that was moved keeps the focus where it stands now.
  useEffect(() => {
    if (refocus === undefined || demos.isFetching) return;
    document.querySelector<HTMLElement>(`[data-demo="${refocus}"]`)?.focus();
    setRefocus(undefined);
  }, [refocus, demos.isFetching]);
  const carry = useCarry(useCallback((demo: DeskDemo, start: string) => setMove({ demo, start }), []));
  const { carried } = carry;

  const turn = (weeks: number) => show({ day: laterDate(day, weeks * span) });
  const open = useCallback((id: string) => show({ demo: id }), [show]);
  useAction({
    id: 'new-booking',
    label: 'Book a demo',
    keys: 'n',
    group: 'Calendar',
    run: () => setBooking({}),
  });
  useAction({
    id: 'days-off',
    label: 'Time off',
    keys: 'o',
    group: 'Calendar',
    run: () => show({ panel: 'off' }),
  });
  useAction({
    id: 'hosts',
    label: 'Hosts',
    keys: 'h',
    group: 'Calendar',
    run: () => show({ panel: 'hosts' }),
  });
  useAction({
    id: 'today',
    label: 'Go to today',
    keys: 't',
    group: 'Calendar',
    run: () => show({ day: undefined }),
  });
  useAction({ id: 'earlier', label: 'Earlier', keys: '[', group: 'Calendar', run: () => turn(-1) });
  useAction({ id: 'later', label: 'Later', keys: ']', group: 'Calendar', run: () => turn(1) });
  const other = view === 'week' ? 'list' : 'week';
  useAction({
    ...{ id: 'view', label: `Show as a ${other}`, keys: 'v', group: 'Calendar' },
    run: () => show({ view: other }),
  });

  const hidden = useMemo(() => new Set(search.without?.split(',').filter(Boolean)), [search.without]);
  const shown = useMemo(
    () => demos.data?.demos.filter(({ hostId }) => !hidden.has(hostId ?? 'none')) ?? [],
    [demos.data, hidden],
  );
  const times = free.data?.times ?? [];

  /** Space picks up; while carried, arrows carry, Enter and Space put down, Escape lets go. */
  const onKey = (event: KeyboardEvent<HTMLElement>, demo: DeskDemo) => {
    const say = (text: string) => {
      event.preventDefault();
      event.stopPropagation();
      setSaid(text);
    };
    const isArrow = (ARROWS as readonly string[]).includes(event.key);
    if (carried?.demo.id !== demo.id) {
      if (event.key === ' ' || event.key === 'm') {
        if (!canMove(demo, Date.now())) return say('This demo can’t be moved.');
        carry.pickUp(demo, 'keys');
        say(
          `Picked up the demo of ${demo.name}. Arrow keys move it, Enter puts it down, Escape leaves it where it is.`,
        );
      } else if (isArrow) {
        event.preventDefault();
        event.stopPropagation();
        focusDemo(event.currentTarget, event.key as Arrow);
      }
      return;
    }
    if (event.key === 'Escape') {
      carry.letGo();
      say(`The demo of ${demo.name} stays at ${whenWords(demo.start, zone)}.`);
    } else if (event.key === 'Enter' || event.key === ' ') {
      say(carried.at === demo.start ? 'The demo stays where it is.' : 'Put down.');
      carry.drop();
    } else if (isArrow) {
      const next = nextTarget(times, carried.at, event.key as Arrow, zone);
      if (!next)
        return say('No free time that way. Of other weeks, Move in the demo’s own dialog shows the times.');
      carry.carryTo(next.start);
      say(whenWords(next.start, zone));
      document.querySelector(`[data-start="${next.start}"]`)?.scrollIntoView({ block: 'nearest' });
    }
  };

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
            <Button
              size="small"
              icon
              aria-label={isNarrow ? 'Next day' : 'Next week'}
              onPress={() => turn(1)}
            >
              <ChevronRight aria-hidden />
            </Button>
          </div>
          <span className={styles.range}>
            {view === 'list' ? `From ${rangeWords([day])}` : rangeWords(days)}
          </span>
          {frame.data && (
            <HostLegend
              frame={frame.data}
              hidden={hidden}
              onChange={(next) => show({ without: next.length > 0 ? next.join(',') : undefined })}
            />
          )}
        </div>
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
          {...{ days, zone, carry, onKey, frame: frame.data, demos: shown, free: times, onOpen: open }}
          onNew={(start) => setBooking({ start })}
        />
      ) : (
        <Loading lines={10} label="Loading demos" />
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

/** The demo before or after, or the nearest of another day. */
function focusDemo(from: HTMLElement, key: Arrow): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-demo]')];
  const columns = Map.groupBy(all, (each) => each.parentElement);
  const own = columns.get(from.parentElement) ?? [];
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    own[own.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)]?.focus();
    return;
  }
  const days = [...columns.keys()];
  const next = columns.get(days[days.indexOf(from.parentElement) + (key === 'ArrowRight' ? 1 : -1)] ?? null);
  const top = from.getBoundingClientRect().top;
  const distance = (each: HTMLElement) => Math.abs(each.getBoundingClientRect().top - top);
  next?.toSorted((one, two) => distance(one) - distance(two))[0]?.focus();
}
