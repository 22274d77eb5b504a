import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, memo, type ReactNode, type RefObject, useEffect } from 'react';
import styles from './Table.module.css';

/** Column of a table. */
export interface Column<Row> {
  id: string;
  header: string;
  /** Width of its track in a grid: `6rem`, `minmax(10rem, 2fr)`. */
  width: string;
  /** Turn in which it is left out where the table is too narrow, 1 first; without one it stays. */
  leftOut?: number;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, below one another. */
  isNumber?: boolean;
  /** `onSort` knows it. */
  canSort?: boolean;
}

/** Rows that are drawn beyond those in sight. */
const OVERSCAN = 10;
/** Rows before the last at which more are fetched. */
const NEAR_END = 30;

/** Handlers of rows; always the newest, so that a row is drawn again only where something of its own changed. */
export interface Handlers {
  current: {
    toggle: (index: number, isRange: boolean) => void;
    open: (index: number) => void;
    setActive: (index: number) => void;
  };
}

export interface Scroll {
  /** Brings a row into sight. */
  to: (index: number) => void;
}

interface Props {
  rows: readonly unknown[];
  keys: readonly string[];
  columns: readonly Column<unknown>[];
  narrow: ((row: never) => ReactNode) | undefined;
  nameOf: (row: never) => string;
  scroller: RefObject<HTMLElement | null>;
  scroll: RefObject<Scroll | undefined>;
  /** Height of one row, in pixels. */
  height: number;
  /** Index of the row that the Tab key reaches. */
  active: number;
  /** Absent: rows cannot be selected. */
  selected: ReadonlySet<string> | undefined;
  canOpen: boolean;
  handlers: Handlers;
  total: number;
  onEnd: (() => void) | undefined;
}

/** Rows in sight. Scrolling draws these alone, not the table around them. */
export function TableRows(props: Props) {
  const { rows, keys, columns, narrow, nameOf, scroller, scroll, height, active, selected } = props;
  const { canOpen, handlers, total, onEnd } = props;
  const count = rows.length;

  const virtualizer: Virtualizer<HTMLElement, Element> = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    // Below the line of headings.
    scrollPaddingStart: narrow ? 0 : height,
    getItemKey: (index) => keys[index] ?? index,
    // The row that has the focus stays, however far one scrolls.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
    useFlushSync: false,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows change their height
  useEffect(() => virtualizer.measure(), [height]);

  useEffect(() => {
    scroll.current = { to: (index) => virtualizer.scrollToIndex(index) };
  }, [scroll, virtualizer]);

  const items = virtualizer.getVirtualItems();
  const last = virtualizer.range?.endIndex ?? 0;
  useEffect(() => {
    if (count > 0 && count < total && last >= count - NEAR_END) onEnd?.();
  }, [last, count, total, onEnd]);

  return (
    <tbody className={styles.body} style={{ blockSize: virtualizer.getTotalSize() }}>
      {items.map((item) => {
        const row = rows[item.index];
        const key = keys[item.index];
        return (
          key !== undefined && (
            <TableRow
              key={key}
              row={row}
              index={item.index}
              start={item.start}
              columns={columns}
              narrow={narrow as ((row: unknown) => ReactNode) | undefined}
              name={nameOf(row as never)}
              isActive={item.index === active}
              isSelected={selected?.has(key)}
              canOpen={canOpen}
              handlers={handlers}
            />
          )
        );
      })}
    </tbody>
  );
}

interface RowProps {
  row: unknown;
  index: number;
  /** Distance from the first row, in pixels. */
  start: number;
  columns: readonly Column<unknown>[];
  narrow: ((row: unknown) => ReactNode) | undefined;
  name: string;
  isActive: boolean;
  isSelected: boolean | undefined;
  canOpen: boolean;
  handlers: Handlers;
}

const TableRow = memo(function TableRow(props: RowProps) {
  const { row, index, start, columns, narrow, name, isActive, isSelected, canOpen, handlers } = props;
  const onClick = (event: MouseEvent<HTMLElement>) => {
    handlers.current.setActive(index);
    if (!isControl(event.target as Element)) handlers.current.open(index);
  };
  return (
    <tr
      className={styles.row}
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      data-open={canOpen || undefined}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${start}px)` }}
      onFocus={() => !isActive && handlers.current.setActive(index)}
      onClick={onClick}
    >
      {isSelected !== undefined && (
        <td className={styles.check}>
          <label className={styles.box}>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={`Select ${name}`}
              checked={isSelected}
              onChange={({ nativeEvent }) =>
                handlers.current.toggle(index, (nativeEvent as MouseEvent['nativeEvent']).shiftKey === true)
              }
            />
          </label>
        </td>
      )}
      {narrow ? (
        <td className={styles.narrow}>{narrow(row)}</td>
      ) : (
        columns.map((column) => (
          <td key={column.id} className={styles.cell} data-number={column.isNumber || undefined}>
            {column.cell(row)}
          </td>
        ))
      )}
    </tr>
  );
});

/** Returns true for a control within a row, which has its own press. */
function isControl(target: Element): boolean {
  return target.closest('a, button, input, label, select, textarea') !== null;
}
