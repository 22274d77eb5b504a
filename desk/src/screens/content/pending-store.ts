import { createStore } from '../../shared/create-store.ts';
import { type ChosenSet, type PendingText, type PendingTexts, parsePending } from './drafts.rules.ts';

const WRITER = 'desk.content.writer';

/** Returns the id of this browser, by which it knows its own drafts again. */
export function writerOf(): string {
  const known = localStorage.getItem(WRITER);
  if (known) return known;
  const id = crypto.randomUUID();
  keep(WRITER, id);
  return id;
}

/** The set that a person works in, kept in the browser. */
export function keptSet(personId: string) {
  const name = `desk.content.set.${personId}`;
  return {
    read(): ChosenSet | undefined {
      const [id, ...words] = (localStorage.getItem(name) ?? '').split(' ');
      return id ? { id, name: words.join(' ') } : undefined;
    },
    write(set: ChosenSet | undefined): void {
      if (set) keep(name, `${set.id} ${set.name}`);
      else localStorage.removeItem(name);
    },
  };
}

/**
 * Opens what a person typed in this browser and the server does not have yet. Each text is kept by itself, so that two tabs
 * take nothing from each other.
 */
export function openPending(personId: string) {
  const prefix = `desk.content.typed.${personId}.`;
  const read = (): PendingTexts =>
    Object.fromEntries(
      Object.keys(localStorage)
        .filter((name) => name.startsWith(prefix))
        .flatMap((name) => {
          const text = parsePending(localStorage.getItem(name));
          return text ? [[name.slice(prefix.length), text] as [string, PendingText]] : [];
        }),
    );
  const store = createStore(read(), (set) => {
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(prefix)) set(read());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  });
  return {
    ...store,
    change(change: (pending: PendingTexts) => PendingTexts): void {
      const [before, after] = [store.get(), change(store.get())];
      for (const key of Object.keys(before)) if (!(key in after)) localStorage.removeItem(prefix + key);
      for (const [key, text] of Object.entries(after)) {
        if (text !== before[key]) keep(prefix + key, JSON.stringify(text));
      }
      store.set(after);
    },
  };
}

/** A browser that keeps no more loses nothing while the tab is open: the server has it seconds later. */
function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    localStorage.removeItem(name);
  }
}
