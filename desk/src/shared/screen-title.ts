import { useSyncExternalStore } from 'react';

let title = '';
const listeners = new Set<() => void>();

/** Names the screen that is shown: in the window's title, and for those who hear the page. */
export function nameScreen(name: string, productName: string): void {
  document.title = `${name} · ${productName} desk`;
  if (name === title) return;
  title = name;
  for (const listener of listeners) listener();
}

/** What the screen is called that is shown. */
export function useScreenTitle(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => title,
  );
}
