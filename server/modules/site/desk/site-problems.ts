import { endsTooEarly } from 'contract/content/announcement.ts';
import type { Content } from 'contract/content/kinds.ts';
import { addressOf, atLine, readRedirects } from 'contract/content/redirects.ts';
import { documentIn } from 'contract/content/text-address.ts';
import type { Finding } from 'contract/desk/drafts.ts';
import { comparisonOf } from 'contract/product/plan-comparison.ts';
import { findSiteAnswer, type SiteWords } from '../find-answer.ts';
import type { Site } from '../site-files.ts';

const RULES = 'redirects#rules';
const NOTHING = ['unknown', 'gone'];
/** Articles of a site before this one had addresses there too. */
const ARTICLE = /^\/blog\/[^/]+\/[^/]+$/;

/** Finds what is wrong with changed texts that only the pages of the site tell. @param words with the changes */
export function findSiteProblems(
  site: Site,
  words: Content,
  changes: readonly { address: string }[],
): Finding[] {
  const announcement = changes.find(({ address }) => documentIn(address) === 'announcement');
  if (announcement && endsTooEarly(words.one('announcement')))
    return [{ address: announcement.address, message: 'It ends before it begins.' }];
  const unknown = findUnknownNames(words, changes);
  if (unknown.length > 0) return unknown;
  if (!changes.some(({ address }) => address === RULES)) return [];
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

function findUnknownNames(words: Content, changes: readonly { address: string }[]): Finding[] {
  return LOOKUPS.flatMap(({ texts, named, known, message }) => {
    const change = changes.find(({ address }) => texts.test(address));
    if (!change) return [];
    const names = new Set(known(words));
    const unknown = new Set(named(words).filter((name) => !names.has(name)));
    return Array.from(unknown, (name) => ({ address: change.address, message: message(name) }));
  });
}

/** Reports whether something is at an address of the site. */
export function isAt(site: Site, path: string, words: SiteWords): boolean {
  return !NOTHING.includes(findSiteAnswer(site, path, words).kind);
}
