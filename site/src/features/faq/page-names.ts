import type { PageRecord } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';

/** What a page is called in a link to it. */
export type NameOfPage = (path: string) => string;

/** Pages whose title says what they promise, as footer and menus call them. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  [paths.home]: 'Home',
  [paths.services]: 'Agent Platform',
  [paths.enterprise]: 'Enterprise',
  [paths.useCases]: 'Use Cases',
};

/**
 * The names of pages, by address.
 * @throws of the function that it returns: a `RangeError` for an address without a page
 */
export function namesOf(pages: readonly Pick<PageRecord, 'path' | 'title'>[]): NameOfPage {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  return (path) => {
    const name = SHORT_NAMES[path] ?? titles.get(path);
    if (name === undefined) throw new RangeError(`there is no page at ${path}`);
    return name;
  };
}
