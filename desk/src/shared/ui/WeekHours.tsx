import { WEEKDAYS } from 'contract/bookings/weekdays.ts';
import { writeWeeklyHours } from 'contract/bookings/weekly-hours.ts';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { currentLocale } from '../formats.ts';
import { hourOf } from '../time.ts';
import { Button } from './Button.tsx';
import form from './form.module.css';
import styles from './WeekHours.module.css';
import { daysInOrder } from './week-days.ts';
import {
  CELLS_A_DAY,
  type Cell,
  cellInWords,
  hoursInWords,
  hoursOf,
  type PressedHours,
  pressBetween,
  weekdayName,
} from './week-hours.rules.ts';

interface Props {
  label: string;
  pressed: PressedHours;
  /** @param hours as text */
  onChange: (hours: string) => void;
  /** Shows the hours as text instead. */
  onTypeInstead: () => void;
  error?: string | undefined;
  isReadOnly?: boolean;
}

/** Half-hours that are shown before all are asked for: 7 AM to 9 PM. */
const USUAL = { from: 14, to: 42 };
const STEPS: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Hours of a week, pressed half-hour by half-hour: by a pointer that is drawn over them, or by arrow keys and Space. */
export function WeekHours({ label, pressed, onChange, onTypeInstead, error, isReadOnly = false }: Props) {
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const isOutside = pressed.some((cells) =>
    cells.some((isPressed, cell) => isPressed && (cell < USUAL.from || cell >= USUAL.to)),
  );
  const [isWhole, setWhole] = useState(isOutside);
  const { from, to } = isWhole ? { from: 0, to: CELLS_A_DAY } : USUAL;
  const days = daysInOrder(currentLocale());
  const [focused, setFocused] = useState<Cell>({ day: days[0] ?? 0, cell: 18 });
  /** Start of a drawing, the half-hours before it, and what becomes of those up to the pointer. */
  const drawn = useRef<{ start: Cell; before: PressedHours; isPressed: boolean }>(undefined);

  const begin = (at: Cell) => {
    drawn.current = { start: at, before: pressed, isPressed: !pressed[at.day]?.[at.cell] };
    drawTo(at);
  };
  const drawTo = (at: Cell) => {
    if (!drawn.current || isReadOnly) return;
    const { start, before, isPressed } = drawn.current;
    onChange(writeWeeklyHours(hoursOf(pressBetween(before, start, at, isPressed))));
  };
  const focus = (at: Cell) => {
    setFocused(at);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${at.day} ${at.cell}"]`)?.focus();
  };
  const onPointerDown = (event: PointerEvent, at: Cell) => {
    if (event.button !== 0) return;
    // The half-hours under the pointer hear of it, and not the one at which it began.
    event.currentTarget.releasePointerCapture(event.pointerId);
    focus(at);
    begin(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) {
      const column = days.indexOf(focused.day) + step[0];
      const next = { day: days[column] ?? focused.day, cell: focused.cell + step[1] };
      if (next.cell < from || next.cell >= to) return;
      if (event.shiftKey && !drawn.current) begin(focused);
      focus(next);
      if (event.shiftKey) drawTo(next);
    } else if (event.key === ' ' || event.key === 'Enter') {
      begin(focused);
      drawn.current = undefined;
    } else return;
    event.preventDefault();
  };
  const end = () => {
    drawn.current = undefined;
  };
  return (
    <fieldset className={styles.week} aria-describedby={`${id}-words ${error ? `${id}-error` : ''}`}>
      <legend>{label}</legend>
      <p id={`${id}-words`} className={form.hint} aria-live="polite">
        {hoursInWords(writeWeeklyHours(hoursOf(pressed)))}
      </p>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are pressed is a grid
        role="grid"
        aria-label={`${label}: half-hours of the week`}
        aria-multiselectable
        aria-readonly={isReadOnly || undefined}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => event.key === 'Shift' && end()}
        onPointerUp={end}
        onPointerLeave={end}
      >
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day, 'long')}>
                {weekdayName(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: to - from }, (_, index) => from + index).map((cell) => (
            <tr key={cell}>
              {cell % 2 === 0 && (
                <th scope="rowgroup" rowSpan={2} className={styles.hour}>
                  {hourOf(cell / 2)}
                </th>
              )}
              {days.map((day) => {
                const isFocusable =
                  day === focused.day && cell === Math.min(Math.max(focused.cell, from), to - 1);
                return (
                  <td
                    key={day}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
                    role="gridcell"
                    data-cell={`${day} ${cell}`}
                    tabIndex={isFocusable ? 0 : -1}
                    aria-selected={pressed[day]?.[cell] ?? false}
                    aria-label={`${weekdayName(day, 'long')}, ${cellInWords(cell)}`}
                    onFocus={() => setFocused({ day, cell })}
                    onPointerDown={(event) => onPointerDown(event, { day, cell })}
                    onPointerEnter={() => drawTo({ day, cell })}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={form.hint}>
        Press a half-hour, or draw over several. By keys: arrows, Space, and Shift with arrows.
      </p>
      <div className={form.buttons}>
        {!isWhole && (
          <Button kind="quiet" size="small" onPress={() => setWhole(true)}>
            Show the whole day
          </Button>
        )}
        <Button kind="quiet" size="small" onPress={onTypeInstead}>
          Type the hours
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} className={form.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface DaysProps {
  label: string;
  /** Days that are pressed; 0 is Monday. */
  pressed: ReadonlySet<number>;
  onChange: (days: string) => void;
  error?: string | undefined;
  isReadOnly?: boolean;
}

/** Days of the week, each of which is pressed or not. */
export function WeekDays({ label, pressed, onChange, error, isReadOnly = false }: DaysProps) {
  return (
    <fieldset className={styles.week} disabled={isReadOnly}>
      <legend>{label}</legend>
      <div className={styles.days}>
        {daysInOrder(currentLocale()).map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={pressed.has(day)}
            title={weekdayName(day, 'long')}
            onClick={() =>
              onChange(WEEKDAYS.filter((_, each) => pressed.has(each) !== (each === day)).join(','))
            }
          >
            {weekdayName(day, 'short')}
          </button>
        ))}
      </div>
      {error && <p className={form.error}>{error}</p>}
    </fieldset>
  );
}
