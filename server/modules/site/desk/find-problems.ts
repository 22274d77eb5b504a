import { setImmediate as nextTurn } from 'node:timers/promises';
import { describeProblem } from 'content/read-content.ts';
import { isCopyAddress } from 'contract/content/copies.ts';
import { type Content, KINDS, type Kind, kindOf } from 'contract/content/kinds.ts';
import { documentIn } from 'contract/content/text-address.ts';
import type { Finding } from 'contract/desk/drafts.ts';
import { content } from '../../../shared/content.ts';
import { type TextChange, withChanges } from '../content/texts.store.ts';

/** Documents whose facts others name. */
const FACTS: readonly string[] = ['site', 'plans', 'claims'];

/** Finds what would be wrong with some changes that isn't wrong without them. @param texts that count, by address */
export async function findProblems(
  texts: ReadonlyMap<string, string>,
  changes: readonly TextChange[],
): Promise<Finding[]> {
  const names = changes.map(({ address }) => documentIn(address));
  // Others name facts of these.
  const kinds = names.some((name) => FACTS.includes(name))
    ? (Object.keys(KINDS) as Kind[])
    : [...new Set(names.flatMap((name) => kindOfName(name) ?? []))];
  const before = new Set((await readProblems(content(), kinds)).map(describeProblem));
  const problems = await readProblems(content().withTexts(withChanges(texts, changes)), kinds);
  // A row that was left out of a removed document has texts that no form shows.
  const removed = changes.flatMap(({ address, value }) => {
    return isCopyAddress(address) && !value ? [documentIn(address)] : [];
  });
  return problems
    .filter((problem) => !before.has(describeProblem(problem)) && !removed.includes(problem.file))
    .map((problem) => {
      const { address } = changes.find((change) => problem.message.startsWith(`${change.address} `)) ?? {};
      if (address === undefined) {
        return { address: changes[0]?.address ?? '', message: `${describeProblem(problem)}.` };
      }
      // Without the address, and the name of the field, which stands beside it.
      const [, why = ''] = /^\S+ (?:is wrong as it is replaced: [\w.]+ )?(.*)$/s.exec(problem.message) ?? [];
      return { address, message: `${why.charAt(0).toUpperCase()}${why.slice(1)}.` };
    });
}

/** Returns the kind of a document by its name, such as `pages/home`. */
export function kindOfName(name: string): Kind | undefined {
  return kindOf(`${name}.yaml`) ?? kindOf(`${name}.md`);
}

async function readProblems(words: Content, kinds: readonly Kind[]) {
  for (const kind of kinds) {
    await nextTurn();
    words.list(kind);
  }
  return words.findProblems(kinds);
}
