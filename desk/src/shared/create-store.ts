import { useSyncExternalStore } from 'react';

/** A value outside of React, the same for the whole desk. */
export interface Store<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** Returns the value, and renders the component again after each change. */
  use: () => Value;
}

/**
 * Creates a store.
 * @param start called when the first component follows the value; returns the function that is called when the last one leaves
 */
export function createStore<Value>(
  initial: Value,
  start?: (set: (next: Value) => void) => () => void,
): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  let stop: (() => void) | undefined;

  const get = () => value;
  const set = (next: Value) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) stop = start?.(set);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stop?.();
    };
  };
  return { get, set, use: () => useSyncExternalStore(subscribe, get) };
}
