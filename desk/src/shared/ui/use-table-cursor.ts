import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useAction } from '../actions.ts';
import { useStepKeys } from '../use-row-keys.ts';
import { moveIn, rangeBetween } from './row-moves.ts';
import type { Handlers, Scroll } from './TableRows.tsx';

/** Selection without a row. */
export const NO_ROWS: ReadonlySet<string> = new Set();

interface Props {
  /** Keys of all rows, in their order. */
  keys: readonly string[];
  selected: ReadonlySet<string>;
  /** Absent: rows cannot be selected. */
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined;
  onOpen: ((index: number) => void) | undefined;
  scroller: RefObject<HTMLElement | null>;
  scroll: RefObject<Scroll | undefined>;
  /** Height of a row in pixels. */
  height: number;
}

/**
 * Keeps the row that the Tab key reaches, and handles the keys of a table: arrows, Page, Home and End move; Enter opens; Space
 * selects, with Shift a range; `j`, `k` and `x` do the same from anywhere.
 */
export function useTableCursor({ keys, selected, onSelect, onOpen, scroller, scroll, height }: Props) {
  const count = keys.length;
  const [active, setActive] = useState(0);
  const isFocusNext = useRef(false);
  /** Row at which a range of selected rows began. */
  const anchor = useRef(0);
  const at = Math.min(active, Math.max(0, count - 1));
  const rowAt = (index: number) => scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);

  useEffect(() => {
    if (!isFocusNext.current) return;
    isFocusNext.current = false;
    rowAt(at)?.focus({ preventScroll: true });
  });

  const goTo = (index: number) => {
    if (count === 0) return;
    const to = Math.min(Math.max(index, 0), count - 1);
    scroll.current?.to(to);
    if (to === at) rowAt(to)?.focus({ preventScroll: true });
    isFocusNext.current = to !== at;
    setActive(to);
  };

  const selectRange = (from: number, to: number) =>
    onSelect?.(new Set([...selected, ...rangeBetween(from, to).flatMap((index) => keys[index] ?? [])]));

  const toggle = (index: number, isRange: boolean) => {
    const key = keys[index];
    if (key === undefined) return;
    if (isRange) {
      selectRange(anchor.current, index);
      return;
    }
    anchor.current = index;
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onSelect?.(next);
  };

  // The first press goes to the row that the Tab key would reach, the next ones on from there.
  useStepKeys((by) => goTo(rowAt(at)?.contains(document.activeElement) ? at + by : at), count > 0);
  const select = { id: 'row-select', label: 'Select the row', keys: 'x', group: 'List', isKeysOnly: true };
  useAction({ ...select, run: () => toggle(at, false) }, count > 0 && onSelect !== undefined);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (target.matches('input:not([type=checkbox]), select, textarea')) return;
    const isMod = event.ctrlKey || event.metaKey;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2);
    const to = isMod || event.altKey ? undefined : moveIn(event.key, at, count, page);
    if (to !== undefined) {
      event.preventDefault();
      if (event.shiftKey && onSelect) selectRange(at, to);
      else anchor.current = to;
      goTo(to);
    } else if (target.tagName !== 'TR') {
      return;
    } else if (event.key === 'Enter' && onOpen) {
      event.preventDefault();
      onOpen(at);
    } else if (event.key === ' ' && onSelect) {
      event.preventDefault();
      toggle(at, event.shiftKey);
    } else if (event.key === 'a' && isMod && onSelect) {
      event.preventDefault();
      onSelect(new Set(keys));
    } else if (event.key === 'Escape' && selected.size > 0) {
      onSelect?.(NO_ROWS);
    }
  };

  const newest = { toggle, open: (index: number) => onOpen?.(index), setActive };
  const handlers: Handlers = useRef(newest);
  handlers.current = newest;
  return { at, onKeyDown, handlers };
}
