import { BLOG_PAGE } from 'contract/site/addresses.ts';
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
  let titles: Map<string, string> | undefined;
  return (asked) => {
    titles ??= new Map([
      ...listedPages(site).map(({ path, title }) => [path, title] as const),
      ...(site.onDemand.some(({ pattern }) => pattern.test(BLOG_PAGE)) ? [[BLOG_PAGE, 'Blog'] as const] : []),
    ]);
    const path = nearestPath(asked, [...titles.keys()]);
    return path === undefined ? undefined : { path, title: titles.get(path) ?? path };
  };
}
