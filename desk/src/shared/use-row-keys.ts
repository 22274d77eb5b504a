import { type RefObject, useRef } from 'react';
import { useAction } from './actions.ts';

/** Offers `j` and `k`, which move between rows, or to the screens of what stands in them. */
export function useStepKeys(step: (by: 1 | -1) => void, isOffered = true, what = 'row'): void {
  const list = { group: 'List', isKeysOnly: true };
  useAction({ ...list, id: 'row-next', label: `Next ${what}`, keys: 'j', run: () => step(1) }, isOffered);
  useAction(
    { ...list, id: 'row-before', label: `Previous ${what}`, keys: 'k', run: () => step(-1) },
    isOffered,
  );
}

/**
 * Lets `j` and `k` move the focus in a list of links that carry `data-row`: over all such lists of a screen, so that a person
 * reaches everything without counting lists.
 */
export function useRowKeys<Element extends HTMLElement>(): RefObject<Element | null> {
  const list = useRef<Element>(null);
  useStepKeys((by) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const first = list.current?.querySelector<HTMLElement>('[data-row]');
    (at < 0 ? (by > 0 ? (rows[0] ?? first) : rows.at(-1)) : rows[at + by])?.focus();
  });
  return list;
}
