import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useAction } from '../actions.ts';
import { useMedia } from '../use-media.ts';
import { moveIn, rangeBetween } from './row-moves.ts';
import styles from './Table.module.css';

export interface Column<Row> {
  id: string;
  header: string;
  /** Of its track in a grid: `6rem`, `minmax(10rem, 2fr)`. */
  width: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, below one another. */
  isNumber?: boolean;
  /** `onSort` knows it. */
  canSort?: boolean;
}

export interface Sort {
  column: string;
  isDescending: boolean;
}

interface Props<Row> {
  /** What the rows are, for screen readers: `Leads`. */
  label: string;
  rows: readonly Row[];
  /** Keep it the same between renders: a constant of the module, or memoized. */
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** What a row is called, for its checkbox. */
  nameOf: (row: Row) => string;
  /** How many rows there are in all, of which `rows` are the first. */
  total?: number;
  /** Ids of columns that are not shown. */
  hidden?: readonly string[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Keys; without `onSelect` rows have no checkbox. */
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** Enter, or a press on the row. */
  onOpen?: (row: Row) => void;
  /** A row in a narrow window: two lines, without columns. */
  narrow?: (row: Row) => ReactNode;
  /** The last rows are near: fetch more. */
  onEnd?: () => void;
  /** In place of rows. */
  empty?: ReactNode;
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

const NOTHING: ReadonlySet<string> = new Set();
const NARROW = '(width < 48rem)';
/** In rem. */
const HEIGHTS = { regular: 2, touch: 2.75, narrow: 4 };
/** Rows before the last at which more are fetched. */
const NEAR_END = 30;

/**
 * A table of any length: only the rows in sight are there. One stop of the Tab key, within which arrows, Page and Home and
 * End move; Enter opens, Space selects, with Shift a range.
 */
export function Table<Row extends object>(props: Props<Row>) {
  const { label, rows, columns, keyOf, nameOf, total = rows.length, hidden = [], sort, onSort } = props;
  const { selected = NOTHING, onSelect, onOpen, narrow, onEnd, empty } = props;
  const isNarrow = useMedia(NARROW) && narrow !== undefined;
  const isTouch = useMedia('(pointer: coarse)');
  const height = HEIGHTS[isNarrow ? 'narrow' : isTouch ? 'touch' : 'regular'] * remInPixels();

  const table = useTable({
    features,
    data: rows as Row[],
    columns: useMemo(
      () =>
        columns.map((column): ColumnDef<typeof features, Row> => ({ id: column.id, header: column.header })),
      [columns],
    ),
    getRowId: keyOf,
    manualSorting: true,
    state: {
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
      rowSelection: Object.fromEntries([...selected].map((key) => [key, true])),
      sorting: sort ? [{ id: sort.column, desc: sort.isDescending }] : [],
    },
  });
  const model = table.getRowModel().rows;
  const shown = useMemo(() => columns.filter((column) => !hidden.includes(column.id)), [columns, hidden]);

  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const focusNext = useRef(false);
  /** Where a range of selected rows began. */
  const anchor = useRef(0);
  const at = Math.min(active, Math.max(0, model.length - 1));

  const virtualizer = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
    scrollPaddingStart: isNarrow ? 0 : height,
    getItemKey: (index) => model[index]?.id ?? index,
    // The row that has the focus stays, however far one scrolls.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), at])].sort((a, b) => a - b),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows change their height
  useEffect(() => virtualizer.measure(), [height]);

  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const count = model.length;
  useEffect(() => {
    if (count > 0 && count < total && last >= count - NEAR_END) onEnd?.();
  }, [last, count, total, onEnd]);

  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-index="${at}"]`)?.focus({ preventScroll: true });
  });

  const goTo = (index: number) => {
    if (model.length === 0) return;
    const to = Math.min(Math.max(index, 0), model.length - 1);
    focusNext.current = true;
    setActive(to);
    virtualizer.scrollToIndex(to);
  };

  const toggle = (index: number, isRange: boolean) => {
    const key = model[index]?.id;
    if (!onSelect || key === undefined) return;
    const next = new Set(selected);
    if (isRange) {
      for (const each of rangeBetween(anchor.current, index)) next.add(model[each]?.id ?? key);
    } else {
      anchor.current = index;
      if (!next.delete(key)) next.add(key);
    }
    onSelect(next);
  };

  const canMove = model.length > 0;
  useAction(
    { id: 'row-next', label: 'Next row', keys: 'j', group: 'List', run: () => goTo(at + 1) },
    canMove,
  );
  useAction(
    { id: 'row-before', label: 'Row before', keys: 'k', group: 'List', run: () => goTo(at - 1) },
    canMove,
  );
  useAction(
    { id: 'row-select', label: 'Select the row', keys: 'x', group: 'List', run: () => toggle(at, false) },
    canMove && onSelect !== undefined,
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOnRow = (event.target as HTMLElement).tagName === 'TR';
    const isMod = event.ctrlKey || event.metaKey;
    const to =
      isMod || event.altKey
        ? undefined
        : moveIn(event.key, at, model.length, pageOf(scroller.current, height));
    if (to !== undefined) {
      event.preventDefault();
      if (event.shiftKey && onSelect) {
        const next = new Set(selected);
        for (const each of rangeBetween(at, to)) next.add(model[each]?.id ?? '');
        onSelect(next);
      } else {
        anchor.current = to;
      }
      goTo(to);
      return;
    }
    if (!isOnRow) return;
    const row = model[at]?.original;
    if (event.key === 'Enter' && row !== undefined && onOpen) {
      event.preventDefault();
      onOpen(row);
    } else if (event.key === ' ' && onSelect) {
      event.preventDefault();
      toggle(at, event.shiftKey);
    } else if (event.key === 'a' && isMod && onSelect) {
      event.preventDefault();
      onSelect(new Set(model.map((each) => each.id)));
    } else if (event.key === 'Escape' && selected.size > 0) {
      onSelect?.(NOTHING);
    }
  };

  // The rows are drawn again only where something of theirs changed: what they call is the newest nevertheless.
  const handlers = useRef({ toggle, onOpen, setActive });
  handlers.current = { toggle, onOpen, setActive };
  const tracks = `${onSelect ? '2.25rem ' : ''}${shown.map((column) => column.width).join(' ')}`;
  const areAllSelected = model.length > 0 && model.every((row) => selected.has(row.id));

  if (model.length === 0 && empty) return <div className={styles.empty}>{empty}</div>;
  return (
    <div ref={scroller} className={styles.scroller}>
      <table
        className={styles.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows take the focus and the keys
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-multiselectable={onSelect ? true : undefined}
        data-narrow={isNarrow || undefined}
        style={{ '--tracks': tracks, '--height': `${height}px` } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        {!isNarrow && (
          <thead className={styles.head}>
            <tr aria-rowindex={1} className={styles.row}>
              {onSelect && (
                <th className={styles.check}>
                  <label className={styles.box}>
                    <input
                      type="checkbox"
                      aria-label="Select all that are loaded"
                      checked={areAllSelected}
                      onChange={() =>
                        onSelect(areAllSelected ? NOTHING : new Set(model.map((row) => row.id)))
                      }
                    />
                  </label>
                </th>
              )}
              {shown.map((column) => (
                <ColumnHeader
                  key={column.id}
                  column={column as Column<unknown>}
                  sort={sort}
                  onSort={onSort}
                />
              ))}
            </tr>
          </thead>
        )}
        <tbody className={styles.body} style={{ blockSize: virtualizer.getTotalSize() }}>
          {items.map((item) => {
            const row = model[item.index];
            return (
              row && (
                <TableRow
                  key={row.id}
                  row={row.original}
                  index={item.index}
                  start={item.start}
                  columns={shown as readonly Column<unknown>[]}
                  narrow={isNarrow ? (narrow as (row: unknown) => ReactNode) : undefined}
                  name={nameOf(row.original)}
                  isActive={item.index === at}
                  isSelected={onSelect ? selected.has(row.id) : undefined}
                  canOpen={onOpen !== undefined}
                  handlers={handlers as Handlers}
                />
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderProps {
  column: Column<unknown>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function ColumnHeader({ column, sort, onSort }: HeaderProps) {
  const isSorted = sort?.column === column.id;
  const isDescending = isSorted && sort.isDescending;
  return (
    <th
      className={styles.header}
      data-number={column.isNumber || undefined}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      {column.canSort && onSort ? (
        <button type="button" onClick={() => onSort({ column: column.id, isDescending: !isDescending })}>
          <span>{column.header}</span>
          {isSorted && (isDescending ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />)}
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

type Handlers = {
  current: {
    toggle: (index: number, isRange: boolean) => void;
    onOpen: ((row: unknown) => void) | undefined;
    setActive: (index: number) => void;
  };
};

interface RowProps {
  row: unknown;
  index: number;
  /** In pixels from the first row. */
  start: number;
  columns: readonly Column<unknown>[];
  narrow: ((row: unknown) => ReactNode) | undefined;
  name: string;
  isActive: boolean;
  /** Absent: it can not be. */
  isSelected: boolean | undefined;
  canOpen: boolean;
  handlers: Handlers;
}

const TableRow = memo(function TableRow(props: RowProps) {
  const { row, index, start, columns, narrow, name, isActive, isSelected, canOpen, handlers } = props;
  const onClick = (event: MouseEvent<HTMLElement>) => {
    handlers.current.setActive(index);
    if (!isControl(event.target as Element)) handlers.current.onOpen?.(row);
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
              onChange={(event) =>
                handlers.current.toggle(index, (event.nativeEvent as PointerEvent).shiftKey === true)
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

function isControl(target: Element): boolean {
  return target.closest('a, button, input, label, select, textarea') !== null;
}

function pageOf(scroller: HTMLElement | null, height: number): number {
  return Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / height) - 2);
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
