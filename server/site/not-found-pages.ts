import { BLOG_PAGE } from 'contract/site/addresses.ts';
import { NEAREST_PAGE_SLOT } from 'contract/site/site-manifest.ts';
import { listedPages } from './listed-pages.ts';
import { nearestPath } from './nearest-path.ts';
import { CHEAP, describeFile } from './render-page.ts';
import type { AnswerableFile, Site } from './site-files.ts';

/** The page that stands for an address where none is, with a link to the one that was probably meant. */
export type FindNotFoundPage = (asked: string) => Promise<AnswerableFile>;

/** As built: whoever asks again may find something there. */
const CACHE_CONTROL = 'no-cache';

/**
 * Of all addresses that are none there are only as many pages as there are to be suggested, so that each is made
 * once and kept. Nothing of the address is repeated.
 */
export function createNotFoundPages(site: Site, isSecure: boolean): FindNotFoundPage {
  const plain = site.notFoundPage;
  /** In HTML, as they stand in `<title>`. */
  let titles: Map<string, string> | undefined;
  const made = new Map<string, Promise<AnswerableFile>>();

  return async (asked) => {
    titles ??= new Map([
      ...listedPages(site).map(({ path, title }) => [path, title] as const),
      ...(site.onDemand.some(({ pattern }) => pattern.test(BLOG_PAGE)) ? [[BLOG_PAGE, 'Blog'] as const] : []),
    ]);
    const nearest = nearestPath(asked, [...titles.keys()]);
    if (nearest === undefined) return plain;
    const known = made.get(nearest) ?? makePage(nearest, titles.get(nearest) ?? nearest);
    made.set(nearest, known);
    return known;
  };

  function makePage(path: string, title: string): Promise<AnswerableFile> {
    const suggestion = ` Did you mean <a href="${path}">${title}</a>?`;
    const html = plain.identity.body.toString('utf8').replace(NEAREST_PAGE_SLOT, () => suggestion);
    const { contentSecurityPolicy } = plain;
    const described = {
      ...{ contentType: 'text/html; charset=utf-8', cacheControl: CACHE_CONTROL, varies: [] },
      ...{ contentSecurityPolicy, isSecure },
    };
    return describeFile(plain.path, described, Buffer.from(html), CHEAP);
  }
}
