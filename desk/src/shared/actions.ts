import { useEffect, useRef, useSyncExternalStore } from 'react';

/** What a person can do where they are: by its keys, from the palette, and listed under `?`. */
export interface Action {
  /** Unique among those that are offered at one time; the newest of the same id counts. */
  id: string;
  /** As on a button: `Assign to me`. */
  label: string;
  /** `e`; `g l`: one after the other; `mod+k`: with Ctrl, on a Mac with Command; `shift+?` is written `?`. */
  keys?: string;
  /** Heading under which it is listed. */
  group: string;
  /** Words by which it is found, beside its label. */
  words?: string;
  /** Only by its keys: the palette would take the focus that it is about. */
  isKeysOnly?: boolean;
  run: () => void;
}

let offered: readonly Action[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Action[]): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** Offers an action. @returns what withdraws it */
export function offer(action: Action): () => void {
  change([...offered, action]);
  return () => change(offered.filter((each) => each !== action));
}

/** What is offered now, each id once: the newest. */
export function currentActions(): readonly Action[] {
  return [...new Map(offered.map((action) => [action.id, action])).values()];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is offered now. */
export function useOfferedActions(): readonly Action[] {
  useSyncExternalStore(subscribe, () => offered);
  return currentActions();
}

/** Offers an action while the component is there. @param isOffered false: not now */
export function useAction(action: Action, isOffered = true): void {
  const latest = useRef(action.run);
  useEffect(() => {
    latest.current = action.run;
  });
  const { id, label, keys, group, words, isKeysOnly } = action;
  useEffect(() => {
    if (!isOffered) return;
    return offer({
      id,
      label,
      group,
      ...(keys && { keys }),
      ...(words && { words }),
      ...(isKeysOnly && { isKeysOnly }),
      run: () => latest.current(),
    });
  }, [id, label, keys, group, words, isKeysOnly, isOffered]);
}
