import type { Root as Sheet } from 'postcss';
import { classesIn, withoutFunctions } from './competing-rules.ts';

/** As `classNamesByPlace` gives it. A class by another name may be put together by a script, out of parts. */
const CLASS_OF_MODULE = /^_[a-z]+\d+$/;

/**
 * Takes out the rules that no element of a page can ever match, since one of their classes is named by nothing that could give
 * it to one: a module comes with the style of all its variants, and most pages show a few.
 * @param named the words of the page and of the scripts that it may load
 */
export function pruneSheet(sheet: Sheet, named: ReadonlySet<string>): void {
  const isPossible = (selector: string) =>
    classesIn(withoutFunctions(selector)).every((name) => !CLASS_OF_MODULE.test(name) || named.has(name));
  sheet.walkRules((rule) => {
    const possible = rule.selectors.filter(isPossible);
    if (possible.length === 0) rule.remove();
    else if (possible.length < rule.selectors.length) rule.selectors = possible;
  });
  sheet.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) atRule.remove();
  });
}

/** All that could be a class in some HTML or script. */
export function wordsIn(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/g));
}
