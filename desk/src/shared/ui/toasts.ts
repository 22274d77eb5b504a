import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { ApiError } from '../api.ts';

export interface ToastText {
  text: string;
  tone: 'plain' | 'bad';
  /** What takes it back. */
  undo?: () => unknown;
}

export const toastQueue = new ToastQueue<ToastText>({ maxVisibleToasts: 3 });

/** Time to read it and to reach for the button; the clock stops while the pointer or the focus is on it. */
const SHOWN_MS = 8_000;

/** Says in a corner what was done. @param undo offered as a button: takes it back */
export function toast(text: string, undo?: () => unknown): void {
  toastQueue.add({ text, tone: 'plain', ...(undo && { undo }) }, { timeout: SHOWN_MS });
}

/** Says why something was not done. */
export function toastError(error: unknown): void {
  const text = error instanceof ApiError ? error.message : 'That did not work. Try again in a moment.';
  toastQueue.add({ text, tone: 'bad' }, { timeout: SHOWN_MS });
}
