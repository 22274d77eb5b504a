import type { Cell, List, Row, Statement } from '../../search/passages/passage.ts';
import { isProse } from '../../search/passages/sentences.ts';
import { termsOf } from '../../search/passages/words.ts';

/** How much of what was asked stands in a text. */
export type Weigh = (terms: Iterable<string>) => number;

/** A longer list is to be read on its page. */
const LONGEST_LIST = 320;
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

/** A statement as a sentence that can stand alone; `undefined` when none can be made of it. */
export function say(statement: Statement, weigh: Weigh): string | undefined {
  switch (statement.kind) {
    case 'sentence':
      return statement.text;
    case 'list':
      return sayList(statement, weigh);
    case 'row':
      return sayRow(statement, weigh);
    case 'fragment':
      return undefined;
  }
}

function sayRow({ label, cells }: Row, weigh: Weigh): string {
  const asked = mostAsked(cells, ({ head }: Cell) => head, weigh);
  // Where all are asked for alike, what explains comes before what only labels.
  const explaining = asked.filter(({ value }) => isProse(value));
  const parts = (explaining.length > 0 ? explaining : asked).map(
    ({ head, value }) => `“${value}” under ${head}`,
  );
  return `For ${label}, the page says ${conjunction.format(parts)}.`;
}

function sayList({ lead, items }: List, weigh: Weigh): string | undefined {
  const text = `${lead}: ${mostAsked(items, (item) => item, weigh).join('; ')}.`;
  return text.length <= LONGEST_LIST ? text : undefined;
}

/** The parts that hold most of what was asked; all of them where none holds any. */
function mostAsked<T>(parts: readonly T[], textOf: (part: T) => string, weigh: Weigh): T[] {
  const weights = parts.map((part) => weigh(termsOf(textOf(part))));
  const most = Math.max(...weights);
  return parts.filter((_part, index) => weights[index] === most);
}
