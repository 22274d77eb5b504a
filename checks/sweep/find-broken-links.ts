import type { APIRequestContext } from '@playwright/test';
import { pagePaths, redirects } from '../site-pages.ts';

const known = new Set([...pagePaths, ...redirects.paths]);

/** Texts of pages that links lead to, for all pages that one worker visits: they share header and footer. */
const texts = new Map<string, Promise<string | undefined>>();

/** Links to this site whose page, or whose place on it, does not exist. @param hrefs absolute */
export async function findBrokenLinks(
  request: APIRequestContext,
  origin: string,
  hrefs: Iterable<string>,
): Promise<string[]> {
  const broken: string[] = [];
  for (const href of new Set(hrefs)) {
    const url = new URL(href);
    if (url.origin !== origin) continue;
    // What is not of the build, such as an article, is asked for.
    // Names what a field of the page holds, and no place on it.
    if (url.hash.includes('=')) url.hash = '';
    if (url.hash === '' && known.has(url.pathname.toLowerCase())) continue;
    const text = await textOf(request, url.pathname + url.search);
    const isThere =
      url.hash === '' ? text !== undefined : (text?.includes(`id="${url.hash.slice(1)}"`) ?? false);
    if (!isThere) broken.push(href);
  }
  return broken;
}

/** Text of the page, `undefined` if it doesn't exist; the not-found page itself exists, whatever its status. */
function textOf(request: APIRequestContext, path: string): Promise<string | undefined> {
  let text = texts.get(path);
  if (!text) {
    text = request.get(path).then((answer) => (answer.ok() || known.has(path) ? answer.text() : undefined));
    texts.set(path, text);
  }
  return text;
}
