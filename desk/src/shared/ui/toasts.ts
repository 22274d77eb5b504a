import { ApiError } from '../api.ts';
import { createStore } from '../create-store.ts';

/** A message in a corner: an action that was done, or the reason why it was not. */
export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'bad';
  /** Takes it back. */
  undo?: () => unknown;
}

/** More would cover the screen; the oldest gives way. */
const MOST = 3;

const shown = createStore<readonly Toast[]>([]);
let lastId = 0;

function add(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  shown.set([...shown.get(), { ...toast, id: lastId }].slice(-MOST));
}

/** Shows in a corner that something was done. @param undo offered as a button: takes it back */
export function toast(text: string, undo?: () => unknown): void {
  add({ text, tone: 'plain', ...(undo && { undo }) });
}

/** Shows the reason why something was not done. */
export function toastError(error: unknown): void {
  add({
    text: error instanceof ApiError ? error.message : 'That did not work. Try again in a moment.',
    tone: 'bad',
  });
}

export function dismiss(id: number): void {
  shown.set(shown.get().filter((each) => each.id !== id));
}

/** Returns the toasts that are shown, the oldest first. */
export const useToasts = shown.use;
