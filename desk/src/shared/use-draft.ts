import { useEffect, useState } from 'react';

const nameOf = (key: string) => `desk.draft.${key}`;

/** Sets the text with which a field of another screen opens. @param key its subject, as below */
export function startDraft(key: string, text: string): void {
  sessionStorage.setItem(nameOf(key), text);
}

/** Reports whether a text was typed and not sent. @param key its subject, as below */
export function hasDraft(key: string): boolean {
  return sessionStorage.getItem(nameOf(key)) !== null;
}

/**
 * Keeps a typed text while the tab is open: a dropped connection, a reload and an ended session lose nothing.
 * Signing out forgets it.
 * @param key its subject: `note of 7`
 * @returns the text, its setter, and the function that forgets it once it was sent
 */
export function useDraft(key: string, initial = ''): [string, (text: string) => void, () => void] {
  const name = nameOf(key);
  const [kept, setKept] = useState({ name, text: sessionStorage.getItem(name) ?? initial });
  // Another lead, another draft.
  const text = kept.name === name ? kept.text : (sessionStorage.getItem(name) ?? initial);

  useEffect(() => {
    if (kept.name !== name) return;
    if (kept.text && kept.text !== initial) sessionStorage.setItem(name, kept.text);
    else sessionStorage.removeItem(name);
  }, [kept, name, initial]);

  const forget = () => {
    // At once: what has been sent often goes from the screen together with its field.
    sessionStorage.removeItem(name);
    setKept({ name, text: initial });
  };
  return [text, (next) => setKept({ name, text: next }), forget];
}
