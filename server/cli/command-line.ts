import { type ParseArgsConfig, parseArgs } from 'node:util';

export const SUCCESS = 0;
export const FAILURE = 1;
export const MISUSE = 2;

/** The arguments make no sense; the message says why. */
export class Misuse extends Error {}

/** The arguments make sense, and yet it cannot be done; the message says why. */
export class Refusal extends Error {}

/** Lines of a list, unless `--limit` says otherwise: a list must not take the memory of all that is stored. */
export const USUAL_LINES = 50;
export const MOST_LINES = 10_000;

/** What was typed behind `--limit`. @throws {Misuse} */
export function readLimit(typed: string | undefined): number {
  const limit = /^\d{1,5}$/.test(typed ?? String(USUAL_LINES)) ? Number(typed ?? USUAL_LINES) : 0;
  if (limit < 1 || limit > MOST_LINES) throw new Misuse(`--limit is a number from 1 to ${MOST_LINES}`);
  return limit;
}

/** Reads options and names as `parseArgs` does. @throws {Misuse} in its words */
export function parseOrRefuse<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code?.startsWith('ERR_PARSE_ARGS') ? new Misuse(message) : error;
  }
}

/** Says what is wrong with the arguments, and then how it is used. @throws what is no {Misuse} */
export function explainMisuse(
  error: unknown,
  usage: readonly string[],
  desk: { printError: (line: string) => void },
): number {
  if (!(error instanceof Misuse)) throw error;
  const mistake = error.message === '' ? [] : [error.message, ''];
  for (const line of [...mistake, ...usage]) desk.printError(line);
  return MISUSE;
}
