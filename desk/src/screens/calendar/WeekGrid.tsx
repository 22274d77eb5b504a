import type { IsoDate } from 'contract/dates.ts';
import type { CalendarFrame, DeskDemo } from 'contract/desk/calendar.ts';
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { formatOf } from '../../shared/formats.ts';
import { useNow } from '../../shared/Timestamp.tsx';
import { clockOf, dayInWords, hourOf } from '../../shared/time.ts';
import colors from './colors.module.css';
import { DemoBlock } from './DemoBlock.tsx';
import { colorOf, hostName, whenWords } from './demo-words.ts';
import type { Carry, FreeTime } from './use-carry.ts';
import { useDrag } from './use-drag.ts';
import styles from './WeekGrid.module.css';
import { firstMinuteInSight, partsByDay, placeDemos, placeOf, shownHours, shownPart } from './week.rules.ts';

interface Props {
  days: readonly IsoDate[];
  zone: string;
  frame: CalendarFrame;
  demos: readonly DeskDemo[];
  /** Times at which a carried demo can be put down. */
  free: readonly FreeTime[];
  carry: Carry;
  onOpen: (id: string) => void;
  /** A press on a half-hour in which something is free. */
  onNew: (start: string) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, demo: DeskDemo) => void;
}

/** Height of the heads of days, about, in pixels. */
const HEADS = 40;

/** A day with more at once shows the others in the list. */
const MOST_LANES = 4;

/** Some days side by side, the hours of the office from top to bottom. */
export function WeekGrid(props: Props) {
  const { days, zone, frame, demos, free, carry, onOpen, onNew, onKey } = props;
  const { carried } = carry;
  const now = new Date(useNow());
  const today = placeOf(now.toISOString(), zone);
  const hours = useMemo(() => shownHours(frame.open, demos, zone), [frame.open, demos, zone]);
  const placed = useMemo(() => placeDemos(demos, zone), [demos, zone]);
  const grid = useRef<HTMLDivElement>(null);
  const onPointerDown = useDrag({ grid, carry, free });
  const count = hours.to - hours.from;
  const openOn = useMemo(() => {
    const without = new Set([...frame.closedDays, ...frame.holidays]);
    return frame.open
      .filter(({ start }) => !without.has(placeOf(start, frame.office.zone).day))
      .flatMap((each) => partsByDay(each, zone));
  }, [frame, zone]);

  const away = useMemo(
    () =>
      frame.timeOff.flatMap((off) =>
        partsByDay(off, zone)
          .filter((part) => !isWholeDay(part))
          .flatMap((part) => {
            const shown = shownPart(part, hours);
            return shown ? [{ off, day: part.day, ...shown }] : [];
          }),
      ),
    [frame.timeOff, zone, hours],
  );

  const topOf = (minute: number) => `calc(var(--hour) * ${(minute / 60 - hours.from).toFixed(4)})`;
  const boxOf = (from: number, to: number): CSSProperties => ({
    insetBlockStart: topOf(from),
    blockSize: `calc(var(--hour) * ${((to - from) / 60).toFixed(4)})`,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each week
  useEffect(() => {
    const scroller = grid.current;
    if (!scroller) return;
    const minute = firstMinuteInSight(openOn, days.includes(today.day) ? today : undefined);
    scroller.scrollTop = (scroller.scrollHeight - HEADS) * ((minute / 60 - hours.from) / Math.max(1, count));
  }, [days[0]]);

  return (
    <div
      ref={grid}
      className={styles.scroller}
      style={{ '--days': days.length, '--count': count } as CSSProperties}
      data-carrying={carried ? true : undefined}
    >
      <div className={styles.heads}>
        <span className={styles.corner} />
        {days.map((day) => (
          <DayHead key={day} day={day} isToday={day === today.day} zone={zone} frame={frame} />
        ))}
      </div>
      <div className={styles.grid}>
        <div className={styles.hours} aria-hidden>
          {Array.from({ length: count }, (_, index) => {
            const hour = hours.from + index;
            return (
              <span key={hour} style={{ insetBlockStart: topOf(hour * 60) }}>
                {hourOf(hour)}
              </span>
            );
          })}
        </div>
        {days.map((day) => {
          const open = openOn.filter((part) => part.day === day);
          const here = placed.filter((each) => each.day === day);
          const shown = here.filter(({ lane }) => lane < MOST_LANES);
          const times = free.filter(({ start }) => placeOf(start, zone).day === day);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a day of a grid, not a set of fields
            <div key={day} className={styles.day} role="group" aria-label={dayInWords(noonOf(day), 'UTC')}>
              {open.map((part) => (
                <div
                  key={part.from}
                  className={styles.open}
                  // An office that opens at half past an hour by this clock still has its lines on the hours.
                  style={{ ...boxOf(part.from, part.to), '--into': (part.from % 60) / 60 } as CSSProperties}
                />
              ))}
              {away
                .filter((each) => each.day === day)
                .map(({ off, from, to }) => (
                  <div
                    key={off.id}
                    className={`${colors.host} ${styles.off}`}
                    data-color={colorOf(frame.hosts, off.hostId)}
                    style={boxOf(from, to)}
                  >
                    {hostName(frame.hosts, off.hostId)} off
                  </div>
                ))}
              {times.map((time) => {
                const { minute } = placeOf(time.start, zone);
                const style = boxOf(minute, minute + frame.office.minutes);
                if (carried) {
                  return (
                    <div
                      key={time.start}
                      className={styles.target}
                      style={style}
                      data-start={time.start}
                      data-on={time.start === carried.at || undefined}
                    >
                      {time.start === carried.at && clockOf(new Date(time.start), zone)}
                    </div>
                  );
                }
                return (
                  <button
                    key={time.start}
                    type="button"
                    // By keys one books with the button above, which asks for the time.
                    tabIndex={-1}
                    className={styles.free}
                    style={style}
                    aria-label={`Book a demo at ${whenWords(time.start, zone)}`}
                    onClick={() => onNew(time.start)}
                  >
                    + {clockOf(new Date(time.start), zone)}
                  </button>
                );
              })}
              {shown.map((each) => (
                <DemoBlock
                  key={each.demo.id}
                  placed={each}
                  mostLanes={MOST_LANES}
                  hosts={frame.hosts}
                  zone={zone}
                  style={boxOf(each.from, each.from + each.minutes)}
                  isCarried={carried?.demo.id === each.demo.id}
                  onOpen={onOpen}
                  onKey={onKey}
                  onPointerDown={onPointerDown}
                />
              ))}
              {moreThanShown(here).map(([from, more]) => (
                <span key={from} className={styles.more} style={{ insetBlockStart: topOf(from) }}>
                  +{more}
                </span>
              ))}
              {day === today.day && today.minute / 60 >= hours.from && today.minute / 60 < hours.to && (
                <div className={styles.now} style={{ insetBlockStart: topOf(today.minute) }} aria-hidden />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** It is said at the head of the day. */
function isWholeDay({ from, to }: { from: number; to: number }): boolean {
  return to - from >= 20 * 60;
}

function moreThanShown(here: readonly { lane: number; from: number }[]): [number, number][] {
  const more = new Map<number, number>();
  for (const { lane, from } of here) if (lane >= MOST_LANES) more.set(from, (more.get(from) ?? 0) + 1);
  return [...more];
}

interface HeadProps {
  day: IsoDate;
  isToday: boolean;
  zone: string;
  frame: CalendarFrame;
}

function DayHead({ day, isToday, zone, frame }: HeadProps) {
  const word = (options: Intl.DateTimeFormatOptions) => formatOf('UTC', options).format(noonOf(day));
  const away = frame.timeOff.filter((off) =>
    partsByDay(off, zone).some((part) => part.day === day && isWholeDay(part)),
  );
  return (
    <div className={styles.head} data-today={isToday || undefined}>
      <span>
        {word({ weekday: 'short' })} <b>{word({ day: 'numeric' })}</b>
      </span>
      {frame.closedDays.includes(day) && <span className={styles.note}>Closed</span>}
      {frame.holidays.includes(day) && <span className={styles.note}>Holiday</span>}
      {away.map((off) => (
        <span
          key={off.id}
          className={`${colors.host} ${styles.away}`}
          data-color={colorOf(frame.hosts, off.hostId)}
          title={off.note ?? undefined}
        >
          {hostName(frame.hosts, off.hostId)} off
        </span>
      ))}
    </div>
  );
}

function noonOf(day: IsoDate): Date {
  return new Date(`${day}T12:00:00Z`);
}
