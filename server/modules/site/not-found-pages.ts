import { NEAREST_PAGE_SLOT } from 'contract/site/site-manifest.ts';
import { createNearestPage, type NearestPage } from './nearest-page.ts';
import { CHEAP, describeFile } from './render-page.ts';
import type { AnswerableFile, Site } from './site-files.ts';

/** The page that stands for an address where none is, with a link to the one that was probably meant. */
export type FindNotFoundPage = (asked: string) => Promise<AnswerableFile>;

/** As for built pages: a later request may find a page there. */
const CACHE_CONTROL = 'no-cache';

/**
 * There are only as many 404 pages as there are pages to suggest, however many addresses don't exist: each is made
 * once and kept. The page repeats no part of the address.
 */
export function createNotFoundPages(site: Site, isSecure: boolean): FindNotFoundPage {
  const plain = site.notFoundPage;
  const nearestPage = createNearestPage(site);
  const made = new Map<string, Promise<AnswerableFile>>();

  return async (asked) => {
    const nearest = nearestPage(asked);
    if (nearest === undefined) return plain;
    const known = made.get(nearest.path) ?? makePage(nearest);
    made.set(nearest.path, known);
    return known;
  };

  function makePage({ path, title }: NearestPage): Promise<AnswerableFile> {
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
