/** Part of a keyboard event that decides. */
export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Returns the pressed key as an action names it: `e`, `?`, `mod+k`; undefined: no shortcut uses it. */
export function tokenOf({ key, ctrlKey, metaKey, altKey }: Pressed): string | undefined {
  if (altKey || ['Shift', 'Control', 'Meta', 'Alt', 'Dead', 'Process'].includes(key)) return undefined;
  const name = key === ' ' ? 'space' : key.length === 1 ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `mod+${name}` : name;
}

/** Returns true for keys of a single character, which people who use speech input can turn off (WCAG 2.1.4). */
export function isSingleKey(keys: string): boolean {
  return !keys.startsWith('mod+');
}

export interface Step {
  /** Keys of the action, once they are complete. */
  keys?: string;
  /** The beginning of a sequence, which the next key may complete. */
  pending: string;
}

/** Adds one more key to those before it. @param known keys of all actions that are offered */
export function stepTo(pending: string, token: string, known: readonly string[]): Step {
  for (const pressed of pending ? [`${pending} ${token}`, token] : [token]) {
    if (known.includes(pressed)) return { keys: pressed, pending: '' };
    if (known.some((keys) => keys.startsWith(`${pressed} `))) return { pending: pressed };
  }
  return { pending: '' };
}

/** Writes keys for people: `Ctrl K`, `G then L`. @param mod name of `mod` on this machine */
export function keysInWords(keys: string, mod: string): string {
  return keys
    .split(' ')
    .map((key) =>
      key
        .split('+')
        .map((part) => (part === 'mod' ? mod : part.length === 1 ? part.toUpperCase() : part))
        .join(' '),
    )
    .join(' then ');
}
