import { useSyncExternalStore } from 'react';
import { ApiError } from '../api.ts';

/** What was done, or why it was not, said in a corner. */
export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'bad';
  /** What takes it back. */
  undo?: () => unknown;
}

/** More would cover the screen; the oldest gives way. */
const MOST = 3;

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function add(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  change([...shown, { ...toast, id: lastId }].slice(-MOST));
}

/** Says in a corner what was done. @param undo offered as a button: takes it back */
export function toast(text: string, undo?: () => unknown): void {
  add({ text, tone: 'plain', ...(undo && { undo }) });
}

/** Says why something was not done. */
export function toastError(error: unknown): void {
  add({
    text: error instanceof ApiError ? error.message : 'That did not work. Try again in a moment.',
    tone: 'bad',
  });
}

export function dismiss(id: number): void {
  change(shown.filter((each) => each.id !== id));
}

/** The oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
