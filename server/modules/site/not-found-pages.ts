import { ALTERNATE_SUFFIX, alternatePath, NOT_FOUND_PAGE, pageOfAlternate } from 'contract/site/addresses.ts';
import { NEAREST_PAGE_SLOT } from 'contract/site/site-manifest.ts';
import { NotFound } from '../../shared/errors.ts';
import type { DrawnPages } from './drawn-pages.ts';
import { createNearestPage, type NearestPage } from './nearest-page.ts';
import { CHEAP, describeFile } from './render-page.ts';
import type { AnswerableFile, Site } from './site-files.ts';

/** The page that stands for an address where none is, with a link to the one that was probably meant. */
export type FindNotFoundPage = (asked: string) => Promise<AnswerableFile>;

/** Header as for built pages: a later request may find a page there. */
const CACHE_CONTROL = 'no-cache';

/**
 * There are only as many 404 pages as there are pages to suggest, however many addresses don't exist: each is made
 * once and kept, for people and, in a few lines of Markdown, for programs. The page repeats no part of the address.
 */
export function createNotFoundPages(
  site: Site,
  isSecure: boolean,
  correct: DrawnPages['correct'] = async (file) => file,
): FindNotFoundPage {
  const nearestPage = createNearestPage(site);
  /** Pages with a suggestion, by the drawn page, which is another one with other words. */
  const drawn = new WeakMap<AnswerableFile, Map<string, ReturnType<typeof makePage>>>();

  return async (asked) => {
    const isAlternate = asked.endsWith(ALTERNATE_SUFFIX);
    const nearest = nearestPage(isAlternate ? pageOfAlternate(asked) : asked);
    const key = nearest?.path ?? '';
    const plain = site.files.get(NOT_FOUND_PAGE);
    if (!plain) throw new NotFound();
    const right = plain.isWrong ? await correct(plain) : plain;
    const made = drawn.get(right) ?? new Map<string, ReturnType<typeof makePage>>();
    drawn.set(right, made);
    const known = made.get(key) ?? makePage(right, nearest);
    made.set(key, known);
    const page = await known;
    return isAlternate ? page.alternate : page;
  };

  async function makePage(plain: AnswerableFile, nearest: NearestPage | undefined) {
    const { contentSecurityPolicy } = plain;
    const found = plain.identity.body.toString('utf8');
    const html = nearest
      ? found.replace(
          NEAREST_PAGE_SLOT,
          () => ` Did you mean <a href="${nearest.path}">${nearest.title}</a>?`,
        )
      : found;
    const [page, alternate] = await Promise.all([
      describe('text/html; charset=utf-8', html, contentSecurityPolicy),
      describe('text/markdown; charset=utf-8', markdownOf(nearest, site.origin)),
    ]);
    return { ...page, alternate };
  }

  function describe(contentType: string, text: string, contentSecurityPolicy?: string) {
    const varies = ['accept'] as const;
    const described = { contentType, cacheControl: CACHE_CONTROL, varies, contentSecurityPolicy, isSecure };
    return describeFile(NOT_FOUND_PAGE, described, Buffer.from(text), CHEAP);
  }
}

function markdownOf(nearest: NearestPage | undefined, origin: string): string {
  const link = nearest && `[${readable(nearest.title)}](${origin}${alternatePath(nearest.path)})`;
  return [
    '# 404: there’s no page here',
    ...(link ? [`Did you mean ${link}?`] : []),
    `All pages: ${origin}/llms.txt`,
  ]
    .join('\n\n')
    .concat('\n');
}

/** A title as it stands in HTML, in plain text. */
function readable(title: string): string {
  return title.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
