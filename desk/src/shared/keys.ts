import { useEffect } from 'react';
import { currentActions } from './actions.ts';

/** Time for the second key of a sequence. */
const SEQUENCE_MS = 1_500;
const STORED = 'desk.single-keys';

/** Label on the key. */
export const MOD = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Returns true while keys of a single character work: until a person turns them off, on this device. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(STORED) !== 'off';
}

/** Turns keys of a single character on or off, on this device. */
export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, 'off');
}

/** Keys as people read them, with the names of this machine. */
export function wordsOf(keys: string): string {
  return keysInWords(keys, MOD);
}

/** Elements in which letters are typed, or choose in a list. */
const TAKES_LETTERS = [
  'input:not([type=checkbox], [type=radio], [type=button])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=dialog]',
  '[role=alertdialog]',
  '[role=menu]',
  '[role=listbox]',
].join();

/** Keeps from all screens the keys with which an input method composes a word; Safari's last one is 229. */
function keepComposing(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}

/** Runs the actions that are offered, by their keys. Once, for the whole desk. */
export function useKeys(): void {
  useEffect(() => {
    let pending = '';
    let timer: ReturnType<typeof setTimeout> | undefined;

    const onKeyDown = (event: KeyboardEvent) => {
      const token = tokenOf(event);
      if (token === undefined || event.defaultPrevented || event.repeat) return;
      const target = event.target instanceof Element ? event.target : document.body;
      const areLettersTyped =
        target.closest(TAKES_LETTERS) !== null || document.querySelector('[aria-modal=true]') !== null;
      const allowed = currentActions().filter(
        ({ keys }) => keys && (!isSingleKey(keys) || (!areLettersTyped && areSingleKeysOn())),
      );
      clearTimeout(timer);
      const step = stepTo(
        pending,
        token,
        allowed.map(({ keys }) => keys as string),
      );
      pending = step.pending;
      if (pending) timer = setTimeout(() => (pending = ''), SEQUENCE_MS);
      if (!step.keys) return;
      event.preventDefault();
      allowed.findLast(({ keys }) => keys === step.keys)?.run();
    };

    window.addEventListener('keydown', keepComposing, true);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', keepComposing, true);
      clearTimeout(timer);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

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
