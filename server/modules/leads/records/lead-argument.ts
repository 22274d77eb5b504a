import { InvalidArgumentError } from '@commander-js/extra-typings';

/** Description of `<id>` in the help of a command. */
export const LEAD_ID_HELP = 'id of the lead, or its first characters';

const BEGINNING = /^[0-9a-f-]{4,36}$/;

/** Reads a lead's id, or at least 4 of its first characters. @throws {InvalidArgumentError} */
export function readIdBeginning(typed: string): string {
  const beginning = typed.toLowerCase();
  if (BEGINNING.test(beginning)) return beginning;
  throw new InvalidArgumentError('Name a lead by its id, or by at least 4 of its first characters.');
}
