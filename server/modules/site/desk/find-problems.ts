import { setImmediate as nextTurn } from 'node:timers/promises';
import { describeProblem } from 'content/read-content.ts';
import { endsTooEarly } from 'contract/content/announcement.ts';
import { isCopyAddress } from 'contract/content/copies.ts';
import { type Content, KINDS, type Kind, kindOf } from 'contract/content/kinds.ts';
import { addressOf, atLine, readRedirects } from 'contract/content/redirects.ts';
import { documentIn } from 'contract/content/text-address.ts';
import type { Finding } from 'contract/desk/drafts.ts';
import { comparisonOf } from 'contract/product/plan-comparison.ts';
import { content } from '../../../shared/content.ts';
import { type TextChange, withChanges } from '../content/texts.store.ts';
import { findSiteAnswer, isAt } from '../find-answer.ts';
import type { Site } from '../site-files.ts';

/** Documents whose facts others name. */
const FACTS: readonly string[] = ['site', 'plans', 'claims'];
const RULES = 'redirects#rules';
/** Articles of a site before this one had addresses there too. */
const ARTICLE = /^\/blog\/[^/]+\/[^/]+$/;

/**
 * Finds what would be wrong with some changes that isn't wrong without them.
 * @param texts that count, by address
 * @param site whose addresses redirects lead to; without it they are not judged
 */
export async function findProblems(
  texts: ReadonlyMap<string, string>,
  changes: readonly TextChange[],
  site?: Site,
): Promise<Finding[]> {
  const problems = await findWrongDocuments(texts, changes);
  if (problems.length > 0) return problems;
  const words = content().withTexts(withChanges(texts, changes));
  const announcement = changes.find(({ address }) => documentIn(address) === 'announcement');
  if (announcement && endsTooEarly(words.one('announcement')))
    return [{ address: announcement.address, message: 'It ends before it begins.' }];
  const unknown = findUnknownNames(words, content().withTexts(texts), changes);
  if (unknown.length > 0 || !site) return unknown;
  return changes.some(({ address }) => address === RULES) ? findWrongRedirects(site, words) : [];
}

/** Finds what the schemas of the documents, and the facts that they name, do not allow. */
async function findWrongDocuments(
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

/** Finds rules of the redirects that lead nowhere, or away from what must stay. */
function findWrongRedirects(site: Site, words: Content): Finding[] {
  const { pagesOff } = words;
  const [{ rules = '' } = {}] = words.list('redirects');
  return Array.from(readRedirects(rules).rules).flatMap(([from, { target, line }]) => {
    const { kind } = findSiteAnswer(site, from, { moves: new Map(), pagesOff, names: words.names });
    const isKept = kind === 'file' || (kind === 'on-demand' && !pagesOff.has(from) && !ARTICLE.test(from));
    const problem = isKept
      ? `“${from}” stays: forms, emails or answers lead to it.`
      : target && !isTarget(target)
        ? `“${target}” is no page of the site: choose the address of one.`
        : undefined;
    return problem ? [{ address: RULES, message: atLine(line, problem) }] : [];
  });

  function isTarget(target: string): boolean {
    return target.startsWith('/') ? isAt(site, addressOf(target), words) : URL.canParse(target);
  }
}

/** Names in one document that pages look up in another: one that is not there leaves the page undrawn. */
interface Lookup {
  /** Addresses of the texts on both sides. */
  texts: RegExp;
  named: (words: Content) => string[];
  known: (words: Content) => string[];
  message: (name: string) => string;
}

const LOOKUPS: readonly Lookup[] = [
  {
    texts: /^(?:faq#|answers\/)/,
    named: (words) => words.one('faq').groups.flatMap(({ shown }) => shown),
    known: (words) => words.list('topic').map(({ id }) => id),
    message: (name) => `The FAQ shows “${name}”, and no answer has this name.`,
  },
  {
    texts: /^(?:plans#|employees\/|pages\/ai-employees#)/,
    named: (words) => [
      ...words.list('employee').flatMap(({ needs }) => needs.map(({ row }) => row)),
      words.one('pages/ai-employees').employee.needs.built.row,
    ],
    known: (words) => comparisonOf(words.one('plans')).flatMap(({ rows }) => rows.map(({ label }) => label)),
    message: (name) => `An AI employee needs the feature “${name}”, and the plans have none of this name.`,
  },
];

function findUnknownNames(words: Content, before: Content, changes: readonly TextChange[]): Finding[] {
  return LOOKUPS.flatMap(({ texts, named, known, message }) => {
    const change = changes.find(({ address }) => texts.test(address));
    if (!change) return [];
    const unknownIn = (some: Content) => new Set(named(some)).difference(new Set(known(some)));
    const unknown = unknownIn(words).difference(unknownIn(before));
    return Array.from(unknown, (name) => ({ address: change.address, message: message(name) }));
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
