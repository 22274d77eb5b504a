import { useState } from 'react';

/**
 * State that survives a reload in the same tab, and no longer: it stays in this browser's session storage until it is
 * dropped. For a part that is rendered in the browser only. Where nothing can be stored it is plain state.
 * @param name of the draft, unlike that of any other
 * @returns the draft, a function that changes it, and one that drops it
 */
export function useDraft<Draft extends object>(
  name: string,
  empty: Draft,
): [Draft, (draft: Draft) => void, () => void] {
  const [draft, setDraft] = useState(() => readDraft(name, empty));
  const change = (changed: Draft) => {
    setDraft(changed);
    try {
      sessionStorage.setItem(name, JSON.stringify(changed));
    } catch {}
  };
  const drop = () => {
    setDraft(empty);
    try {
      sessionStorage.removeItem(name);
    } catch {}
  };
  return [draft, change, drop];
}

/** Only what an empty draft has, of the same type: an older version of the page may have stored another one. */
function readDraft<Draft extends object>(name: string, empty: Draft): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '');
    const known = Object.entries(Object(stored)).filter(
      ([key, value]) => typeof value === typeof empty[key as keyof Draft],
    );
    return { ...empty, ...Object.fromEntries(known) };
  } catch {
    return empty;
  }
}
