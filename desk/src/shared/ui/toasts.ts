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

/** Shows the reason why something was not done, with the first field that it names. */
export function toastError(error: unknown): void {
  const text =
    error instanceof ApiError
      ? [...new Set([error.message, ...error.fields.slice(0, 1).map(({ message }) => message)])].join(' ')
      : 'That did not work. Try again in a moment.';
  add({ text, tone: 'bad' });
}

export function dismiss(id: number): void {
  shown.set(shown.get().filter((each) => each.id !== id));
}

/** Returns the toasts that are shown, the oldest first. */
export const useToasts = shown.use;
