import { ArrowDown, ArrowUp } from 'lucide-react';
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { useMedia } from '../use-media.ts';
import { columnsThatFit } from './fit-columns.rules.ts';
import styles from './Table.module.css';
import { type Column, type Scroll, TableRows } from './TableRows.tsx';
import { NO_ROWS, useTableCursor } from './use-table-cursor.ts';
import { useWidth } from './use-width.ts';

export type { Column } from './TableRows.tsx';

interface Sort {
  column: string;
  isDescending: boolean;
}

interface Props<Row> {
  /** Name for screen readers: `Leads`. */
  label: string;
  rows: readonly Row[];
  /** Keep it the same between renders: a constant of the module, or memoized. */
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** Name of a row, for its checkbox. */
  nameOf: (row: Row) => string;
  /** Number of rows in all, of which `rows` are the first. */
  total?: number;
  /** Ids of the hidden columns. */
  hidden?: readonly string[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Keys; without `onSelect` rows have no checkbox. */
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** Called by Enter and by a press on the row. */
  onOpen?: (row: Row) => void;
  /** Draws a row in a narrow window: two lines, without columns. */
  narrow?: (row: Row) => ReactNode;
  /** Called when the last rows are near, so that more are fetched. */
  onEnd?: () => void;
  /** Shown in place of rows. */
  empty?: ReactNode;
}

const NO_COLUMNS: readonly string[] = [];
const NARROW = '(width < 48rem)';
/** Heights of a row, in rem. */
const HEIGHTS = { regular: 2, touch: 2.75, narrow: 4 };

/** Space at both sides of the columns, and that of the checkboxes, in rem. */
const [EDGES, CHECKBOX] = [4, 3];

/** A table of any length: only the rows in sight are in the document. It is one stop of the Tab key. */
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

  const keys = rows.map(keyOf);
  const scroller = useRef<HTMLDivElement>(null);
  const [width, ref] = useWidth(scroller);
  const room = width / remInPixels() - EDGES - (onSelect ? CHECKBOX : 0);
  const shown = useMemo(
    () =>
      columnsThatFit(
        columns.filter(({ id }) => !hidden.includes(id)),
        room,
      ),
    [columns, hidden, room],
  );
  const scroll = useRef<Scroll>(undefined);
  const open = (index: number) => rows[index] && onOpen?.(rows[index]);
  const { at, onKeyDown, handlers } = useTableCursor({
    ...{ keys, selected, onSelect, scroller, scroll, height },
    onOpen: onOpen && open,
  });

  const hasRows = rows.length > 0;
  const areAllSelected = hasRows && selected.size >= keys.length && keys.every((key) => selected.has(key));

  if (!hasRows && empty) return <div className={styles.empty}>{empty}</div>;
  return (
    <div ref={ref} className={styles.scroller}>
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
                      onChange={() => onSelect(areAllSelected ? NO_ROWS : new Set(keys))}
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
          rows={rows}
          keys={keys}
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
  /** Absent: rows cannot be sorted by it. */
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
