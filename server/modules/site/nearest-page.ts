import type { Content } from 'contract/content/kinds.ts';
import { BLOG_PAGE } from 'contract/site/addresses.ts';
import { content } from '../../shared/content.ts';
import { listedPages } from './listed-pages.ts';
import { nearestPath } from './nearest-path.ts';
import type { Site } from './site-files.ts';

/** A page that can be suggested; its title is in HTML, as it stands in `<title>`. */
export interface NearestPage {
  path: string;
  title: string;
}

/** The page that was probably meant by an address where none is: those that search engines may list, and the blog. */
export function createNearestPage(site: Site): (asked: string) => NearestPage | undefined {
  let titles = new Map<string, string>();
  let words: Content | undefined;
  return (asked) => {
    // Other words may switch a page off.
    if (words !== content()) titles = listTitles();
    words = content();
    const path = nearestPath(asked, [...titles.keys()]);
    return path === undefined ? undefined : { path, title: titles.get(path) ?? path };
  };

  function listTitles(): Map<string, string> {
    const hasBlog = site.onDemand.some(({ pattern }) => pattern.test(BLOG_PAGE));
    const listed = listedPages(site).map(({ path, title }) => [path, title] as const);
    return new Map([...listed, ...(hasBlog ? [[BLOG_PAGE, 'Blog'] as const] : [])]);
  }
}
