import { type RefObject, useEffect, useRef } from 'react';
import type { ListState } from './list-state.ts';

/**
 * What the button brings lies before it: the focus moves to the first of the new articles, for those who go by keyboard. One
 * that went elsewhere meanwhile stays there.
 */
export function useFocusOnNew(list: RefObject<HTMLElement | null>, state: ListState): void {
  const before = useRef(state);

  useEffect(() => {
    const { waitsFor, cards } = before.current;
    before.current = state;
    if (waitsFor !== 'more' || state.waitsFor || state.failure) return;
    const { activeElement } = document;
    const isElsewhere =
      activeElement && activeElement !== document.body && !activeElement.matches('[name=page]');
    if (isElsewhere) return;
    list.current?.querySelectorAll<HTMLElement>('h3 a')[cards.length]?.focus({ preventScroll: true });
  }, [list, state]);
}
