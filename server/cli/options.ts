import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { isEmailAddress } from 'contract/email-address.ts';

/** Lines of a list, unless `--limit` says otherwise: a list must not take the memory of all that is stored. */
export const USUAL_LINES = 50;
export const MOST_LINES = 10_000;

/** `--limit`, of every list. */
export function limitOption() {
  return new Option('--limit <count>', `how many at most, up to ${MOST_LINES.toLocaleString('en-US')}`)
    .argParser(readNumber(MOST_LINES))
    .default(USUAL_LINES);
}

/** Reads a whole number from 1 on. @returns a parser that throws {InvalidArgumentError} */
export function readNumber(most: number): (typed: string) => number {
  return (typed) => {
    const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
    if (number >= 1 && number <= most) return number;
    throw new InvalidArgumentError(`It is a number from 1 to ${most}.`);
  };
}

/** Reads an email address. @throws {InvalidArgumentError} */
export function readEmail(typed: string): string {
  const email = typed.trim();
  if (isEmailAddress(email)) return email;
  throw new InvalidArgumentError('It is one plain address, such as asha@example.com.');
}
