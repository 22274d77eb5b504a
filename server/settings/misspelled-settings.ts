import { ENV_FILE } from '../plugins/settings/env-file.ts';
import { SETTINGS } from './settings.ts';

/** Fewest letters of a name that is compared: a shorter one is one letter away from too much that others mean. */
const FEWEST_LETTERS = 6;

/**
 * Variables that are one letter away from a setting that is not set: an operator who writes `SALES_MAIL` gets no
 * emails. One line each, with the names alone.
 */
export function misspelledSettings(environment: Record<string, string | undefined>): string[] {
  const names = [...Object.keys(SETTINGS), ENV_FILE];
  const given = Object.keys(environment).filter((name) => (environment[name] ?? '') !== '');
  const unknown = given.filter((name) => !names.includes(name));
  const missing = names.filter((name) => name.length >= FEWEST_LETTERS && !given.includes(name));
  return unknown.flatMap((written) => {
    const meant = missing.find((name) => isOneLetterFrom(name, written.toUpperCase()));
    return meant ? [`${written}: is not a setting and has no effect; did you mean ${meant}?`] : [];
  });
}

/** One more, one less, another one, or two that changed places. */
function isOneLetterFrom(name: string, written: string): boolean {
  let start = 0;
  while (start < name.length && name[start] === written[start]) start += 1;
  let [end, writtenEnd] = [name.length, written.length];
  while (Math.min(end, writtenEnd) > start && name[end - 1] === written[writtenEnd - 1]) {
    end -= 1;
    writtenEnd -= 1;
  }
  const [here, there] = [name.slice(start, end), written.slice(start, writtenEnd)];
  if (here.length <= 1 && there.length <= 1) return true;
  return here.length === 2 && there === `${here[1]}${here[0]}`;
}
