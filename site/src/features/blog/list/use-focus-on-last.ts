import { type RefObject, useEffect, useRef } from 'react';
import type { ListState } from './list-state.ts';

/**
 * The button that brings the last articles is disabled then, and the focus with it: it moves to the first of
 * them, for those who go by keyboard.
 */
export function useFocusOnLast(list: RefObject<HTMLElement | null>, state: ListState): void {
  const before = useRef(state);

  useEffect(() => {
    const { waitsFor, cards } = before.current;
    before.current = state;
    if (waitsFor !== 'more' || state.waitsFor || state.hasMore || state.failure) return;
    const { activeElement } = document;
    const isElsewhere =
      activeElement && activeElement !== document.body && !activeElement.matches('[name=page]');
    if (isElsewhere) return;
    list.current?.querySelectorAll<HTMLElement>('h3 a')[cards.length]?.focus({ preventScroll: true });
  }, [list, state]);
}
