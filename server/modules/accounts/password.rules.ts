import { readFileSync } from 'node:fs';
import { PASSWORD_MIN_LENGTH } from 'contract/accounts/accounts.ts';
import { normalisePassword } from './password-hash.ts';

/** Most frequently chosen passwords, in lower case; the file names its source. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** Words that an attacker tries first with this account. */
interface Surroundings {
  email: string;
  /** Names of the product. */
  productNames: readonly string[];
}

const TOO_SHORT = `Use at least ${PASSWORD_MIN_LENGTH} characters`;
const TOO_EASY = 'This password is too easy to guess. Please choose another one';

const LONGEST_REPEATED_PART = 3;
const SHORTEST_PRODUCT_NAME = 4;

/** Sequences that are easy to type: alphabet, digits, and the rows and the slanting columns of a keyboard. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789012345678901234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((run) => [run, [...run].reverse().join('')]);

/**
 * Returns the reason why the password is rejected, in one sentence; `undefined` if it is allowed. There are no rules
 * about kinds of characters, since `Password1!` would meet them (NIST SP 800-63B, 3.1.1.2).
 */
export function findPasswordProblem(password: string, surroundings: Surroundings): string | undefined {
  const normal = normalisePassword(password);
  // Composed characters may be fewer than were counted as they were sent.
  if ([...normal].length < PASSWORD_MIN_LENGTH) return TOO_SHORT;
  const plain = normal.toLowerCase();
  const isEasy =
    isCommon(plain) || isRepetition(plain) || isRun(plain) || isAbout(plain, wordsOf(surroundings));
  return isEasy ? TOO_EASY : undefined;
}

/** The names in the hosts of our own addresses, which need not be that of the product. */
export function productNamesIn(origins: readonly (string | null)[]): string[] {
  return origins
    .flatMap((origin) => (origin === null ? [] : new URL(origin).hostname.split('.')))
    .filter((label) => label.length >= SHORTEST_PRODUCT_NAME);
}

/**
 * Reports whether a password is common, also with digits and signs around it or in it: `password` is no better as
 * `Password2026!`.
 */
function isCommon(plain: string): boolean {
  return COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(lettersOf(plain));
}

/** `aaaaaaaa`, `12121212`, `abcabcab`. */
function isRepetition(plain: string): boolean {
  const characters = [...plain];
  return Array.from({ length: LONGEST_REPEATED_PART }, (_, index) => index + 1).some((length) =>
    characters.every((character, index) => character === characters[index % length]),
  );
}

function isRun(plain: string): boolean {
  return RUNS.some((run) => run.includes(plain));
}

function isAbout(plain: string, words: readonly string[]): boolean {
  const letters = lettersOf(plain);
  return words.some((word) => plain === word || (letters !== '' && letters === lettersOf(word)));
}

function wordsOf({ email, productNames }: Surroundings): string[] {
  const address = email.toLowerCase();
  return [address, address.slice(0, address.indexOf('@')), ...productNames.map((name) => name.toLowerCase())];
}

function lettersOf(text: string): string {
  return text.replaceAll(/\P{L}/gu, '');
}
