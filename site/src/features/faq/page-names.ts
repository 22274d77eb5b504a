import { content } from '../../content.ts';
import type { PageRecord } from '../../layout/page.ts';

/** Returns the name of a page in a link to it. */
export type NameOfPage = (path: string) => string;

/**
 * The names of pages, by address.
 * @throws of the function that it returns: a `RangeError` for an address without a page
 */
export function namesOf(pages: readonly Pick<PageRecord, 'path' | 'title'>[]): NameOfPage {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const { pageNames } = content().one('pages/faq');
  return (path) => {
    const name = pageNames[path] ?? titles.get(path);
    if (name === undefined) throw new RangeError(`there is no page at ${path}`);
    return name;
  };
}
