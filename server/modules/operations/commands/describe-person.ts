import { formatCount } from '../../../cli/terminal/figures.ts';
import { formatPairs } from '../../../cli/terminal/table.ts';
import type { Person } from '../privacy/find-person.ts';
import { heldData } from '../privacy/held-data.ts';

/** Lists the data that is held, a line each; what is not held is not named. */
export function describePerson(person: Person): string[] {
  return formatPairs(heldData(person).map(({ what, count }) => [what, formatCount(count)]));
}
