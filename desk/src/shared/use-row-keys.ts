import { type RefObject, useRef } from 'react';
import { useAction } from './actions.ts';

/**
 * In a list of links that carry `data-row`, `j` and `k` move the focus: over all such lists of a screen, so that one reaches
 * everything without counting lists.
 */
export function useRowKeys<Element extends HTMLElement>(): RefObject<Element | null> {
  const list = useRef<Element>(null);
  const move = (by: 1 | -1) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const first = list.current?.querySelector<HTMLElement>('[data-row]');
    (at < 0 ? (by > 0 ? (rows[0] ?? first) : rows.at(-1)) : rows[at + by])?.focus();
  };
  useAction({
    id: 'row-next',
    label: 'Next row',
    keys: 'j',
    group: 'List',
    isKeysOnly: true,
    run: () => move(1),
  });
  useAction({
    id: 'row-before',
    label: 'Row before',
    keys: 'k',
    group: 'List',
    isKeysOnly: true,
    run: () => move(-1),
  });
  return list;
}
