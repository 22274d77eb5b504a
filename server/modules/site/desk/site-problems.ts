import { endsTooEarly } from 'contract/content/announcement.ts';
import type { Content } from 'contract/content/kinds.ts';
import { addressOf, atLine, readRedirects } from 'contract/content/redirects.ts';
import { documentIn } from 'contract/content/text-address.ts';
import type { Finding } from 'contract/desk/drafts.ts';
import { findSiteAnswer } from '../find-answer.ts';
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
  if (!changes.some(({ address }) => address === RULES)) return [];
  const { pagesOff } = words;
  const [{ rules = '' } = {}] = words.list('redirects');
  return Array.from(readRedirects(rules).rules).flatMap(([from, { target, line }]) => {
    const { kind } = findSiteAnswer(site, from, { moves: new Map(), pagesOff });
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

/** Reports whether something is at an address of the site. */
export function isAt(site: Site, path: string, words: Pick<Content, 'moves' | 'pagesOff'>): boolean {
  return !NOTHING.includes(findSiteAnswer(site, path, words).kind);
}
