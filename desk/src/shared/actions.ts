import { useEffect, useRef } from 'react';
import { createStore } from './create-store.ts';

/** An action of the current screen: run by its keys or from the palette, and listed under `?`. */
export interface Action {
  /** Identifier, unique among the offered actions; the newest of the same id counts. */
  id: string;
  /** Words of a button: `Assign to me`. */
  label: string;
  /** `e`; `g l`: one after the other; `mod+k`: with Ctrl, on a Mac with Command; `shift+?` is written `?`. */
  keys?: string;
  /** Heading under which it is listed. */
  group: string;
  /** Words by which it is found, beside its label. */
  words?: string;
  /** Run by its keys alone: the palette would take the focus that it is about. */
  isKeysOnly?: boolean;
  run: () => void;
}

const offered = createStore<readonly Action[]>([]);

/** Offers an action. @returns the function that withdraws it */
export function offer(action: Action): () => void {
  offered.set([...offered.get(), action]);
  return () => offered.set(offered.get().filter((each) => each !== action));
}

/** Returns the actions that are offered now, each id once: the newest. */
export function currentActions(): readonly Action[] {
  return [...new Map(offered.get().map((action) => [action.id, action])).values()];
}

/** Returns the actions that are offered, and follows them. */
export function useOfferedActions(): readonly Action[] {
  offered.use();
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
