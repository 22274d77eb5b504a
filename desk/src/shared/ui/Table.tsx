import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
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
import { type Scroll, TableRows } from './TableRows.tsx';
import type { Column, Sort } from './table-columns.ts';

export type { Column, Sort } from './table-columns.ts';

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

const NO_ROWS: ReadonlySet<string> = new Set();
const NO_COLUMNS: readonly string[] = [];
const NARROW = '(width < 48rem)';
/** In rem. */
const HEIGHTS = { regular: 2, touch: 2.75, narrow: 4 };

/**
 * A table of any length: only the rows in sight are there. One stop of the Tab key, within which arrows, Page and Home and
 * End move; Enter opens, Space selects, with Shift a range.
 */
export function Table<Row extends object>(props: Props<Row>) {
  const {
    label,
    rows,
    columns,
    keyOf,
    nameOf,
    total = rows.length,
    hidden = NO_COLUMNS,
    sort,
    onSort,
  } = props;
  const { selected = NO_ROWS, onSelect, onOpen, narrow, onEnd, empty } = props;
  const isNarrow = useMedia(NARROW) && narrow !== undefined;
  const isTouch = useMedia('(pointer: coarse)');
  const height = HEIGHTS[isNarrow ? 'narrow' : isTouch ? 'touch' : 'regular'] * remInPixels();

  const table = useTable({
    features,
    data: rows,
    columns: useMemo(
      () => columns.map(({ id, header }): ColumnDef<typeof features, Row> => ({ id, header })),
      [columns],
    ),
    getRowId: keyOf,
    manualSorting: true,
    state: {
      columnVisibility: useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]),
      rowSelection: useMemo(() => Object.fromEntries([...selected].map((key) => [key, true])), [selected]),
      sorting: useMemo(() => (sort ? [{ id: sort.column, desc: sort.isDescending }] : []), [sort]),
    },
  });
  const model = table.getRowModel().rows;
  const shown = useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden]);

  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useRef<Scroll>(undefined);
  const [active, setActive] = useState(0);
  const isFocusNext = useRef(false);
  /** Where a range of selected rows began. */
  const anchor = useRef(0);
  const at = Math.min(active, Math.max(0, model.length - 1));

  useEffect(() => {
    if (!isFocusNext.current) return;
    isFocusNext.current = false;
    rowAt(at)?.focus({ preventScroll: true });
  });

  const rowAt = (index: number) => scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);

  const goTo = (index: number) => {
    if (model.length === 0) return;
    const to = Math.min(Math.max(index, 0), model.length - 1);
    scroll.current?.to(to);
    if (to === at) rowAt(to)?.focus({ preventScroll: true });
    isFocusNext.current = to !== at;
    setActive(to);
  };

  const select = (indexes: readonly number[]) => {
    const keys = indexes.flatMap((index) => model[index]?.id ?? []);
    onSelect?.(new Set([...selected, ...keys]));
  };

  const toggle = (index: number, isRange: boolean) => {
    const key = model[index]?.id;
    if (key === undefined) return;
    if (isRange) {
      select(rangeBetween(anchor.current, index));
      return;
    }
    anchor.current = index;
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onSelect?.(next);
  };

  const open = (index: number) => {
    const row = model[index]?.original;
    if (row) onOpen?.(row);
  };

  /** The first press goes to the row that the Tab key would reach, the next ones on from there. */
  const step = (by: 1 | -1) => goTo(rowAt(at)?.contains(document.activeElement) ? at + by : at);
  const hasRows = model.length > 0;
  useAction(
    { id: 'row-next', label: 'Next row', keys: 'j', group: 'List', isKeysOnly: true, run: () => step(1) },
    hasRows,
  );
  useAction(
    {
      id: 'row-before',
      label: 'Row before',
      keys: 'k',
      group: 'List',
      isKeysOnly: true,
      run: () => step(-1),
    },
    hasRows,
  );
  useAction(
    {
      id: 'row-select',
      label: 'Select the row',
      keys: 'x',
      group: 'List',
      isKeysOnly: true,
      run: () => toggle(at, false),
    },
    hasRows && onSelect !== undefined,
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (target.matches('input:not([type=checkbox]), select, textarea')) return;
    const isMod = event.ctrlKey || event.metaKey;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2);
    const to = isMod || event.altKey ? undefined : moveIn(event.key, at, model.length, page);
    if (to !== undefined) {
      event.preventDefault();
      if (event.shiftKey && onSelect) select(rangeBetween(at, to));
      else anchor.current = to;
      goTo(to);
    } else if (target.tagName !== 'TR') {
      return;
    } else if (event.key === 'Enter' && onOpen) {
      event.preventDefault();
      open(at);
    } else if (event.key === ' ' && onSelect) {
      event.preventDefault();
      toggle(at, event.shiftKey);
    } else if (event.key === 'a' && isMod && onSelect) {
      event.preventDefault();
      onSelect(new Set(model.map((row) => row.id)));
    } else if (event.key === 'Escape' && selected.size > 0) {
      onSelect?.(NO_ROWS);
    }
  };

  const handlers = useRef({ toggle, open, setActive });
  handlers.current = { toggle, open, setActive };
  const areAllSelected =
    hasRows && selected.size >= model.length && model.every(({ id }) => selected.has(id));

  if (!hasRows && empty) return <div className={styles.empty}>{empty}</div>;
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
        style={
          {
            '--tracks': `${onSelect ? '2.25rem ' : ''}${shown.map((column) => column.width).join(' ')}`,
            '--height': `${height}px`,
          } as CSSProperties
        }
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
                      onChange={() => onSelect(areAllSelected ? NO_ROWS : new Set(model.map(({ id }) => id)))}
                    />
                  </label>
                </th>
              )}
              {shown.map(({ id, header, isNumber, canSort }) => (
                <ColumnHeader
                  key={id}
                  {...{ id, header, isNumber, sort }}
                  onSort={canSort ? onSort : undefined}
                />
              ))}
            </tr>
          </thead>
        )}
        <TableRows
          rows={model}
          columns={shown as readonly Column<unknown>[]}
          narrow={isNarrow ? narrow : undefined}
          nameOf={nameOf}
          scroller={scroller}
          scroll={scroll}
          height={height}
          active={at}
          selected={onSelect && selected}
          canOpen={onOpen !== undefined}
          handlers={handlers}
          total={total}
          onEnd={onEnd}
        />
      </table>
    </div>
  );
}

interface HeaderProps {
  id: string;
  header: string;
  isNumber: boolean | undefined;
  sort: Sort | undefined;
  /** Absent: it can not be sorted by. */
  onSort: ((sort: Sort) => void) | undefined;
}

function ColumnHeader({ id, header, isNumber, sort, onSort }: HeaderProps) {
  const isSorted = sort?.column === id;
  const isDescending = isSorted && sort.isDescending;
  return (
    <th
      className={styles.header}
      data-number={isNumber || undefined}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      {onSort ? (
        <button type="button" onClick={() => onSort({ column: id, isDescending: !isDescending })}>
          <span>{header}</span>
          {isSorted && (isDescending ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />)}
        </button>
      ) : (
        header
      )}
    </th>
  );
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
