import { ALTERNATE_SUFFIX, alternatePath, pageOfAlternate } from 'contract/site/addresses.ts';
import { NotFound } from '../../shared/errors.ts';
import { findSiteAnswer } from './find-answer.ts';
import { listedPages } from './listed-pages.ts';
import { createNearestPage } from './nearest-page.ts';
import type { FindPage } from './page-cache.ts';
import type { AnswerableFile, Site } from './site-files.ts';

/** A page as an agent reads it. */
export interface MarkdownPage {
  url: string;
  title: string;
  description: string;
  markdown: string;
}

/** The site's pages by their Markdown alternates, built and on demand alike (decision 024). */
export interface SitePages {
  /** Lists the pages of the build that search engines may list, in the order of the build. */
  list(): MarkdownPage[];
  /** @param page a path, or a whole address of this site; that of an alternate will do */
  read(page: string, caller: { network: string }): Promise<MarkdownPage | undefined>;
  /**
   * The full address of the page that was probably meant by one that doesn't exist, as the 404 page names it.
   * @param page as it was read
   */
  nearest(page: string): string | undefined;
}

/** Renders the Markdown of an address on demand; `undefined` where there is no page. */
export type RenderMarkdown = (request: {
  target: string;
  isSearch: boolean;
  network: string;
}) => Promise<string | undefined>;

const FRONT_MATTER = /^(title|description|url): (".*")$/gm;

export function openSitePages(site: Site, renderMarkdown: RenderMarkdown): SitePages {
  const listed = new WeakMap<AnswerableFile, MarkdownPage>();
  const nearestPage = createNearestPage(site);

  async function readAt(path: string, search: string, network: string): Promise<MarkdownPage | undefined> {
    const answer = findSiteAnswer(site, alternatePath(path + search));
    const url = site.origin + path;
    if (answer.kind === 'file') return readAlternate(answer.file.identity.body.toString('utf8'), url);
    if (answer.kind !== 'on-demand') return undefined;
    const { target, isSearch } = answer.address;
    const text = await renderMarkdown({ target, isSearch, network });
    return text === undefined ? undefined : readAlternate(text, url);
  }

  return {
    list() {
      return listedPages(site).flatMap(({ path, file: { alternate } }) => {
        if (!alternate) return [];
        const page =
          listed.get(alternate) ??
          readAlternate(alternate.identity.body.toString('utf8'), site.origin + path);
        listed.set(alternate, page);
        return [page];
      });
    },

    async read(page, { network }) {
      const asked = parseAddress(page, site.origin);
      if (!asked) return undefined;
      for (const path of spellingsOf(asked.path)) {
        const found = await readAt(path, asked.search, network);
        if (found) return found;
      }
      return undefined;
    },

    nearest(page) {
      const asked = parseAddress(page, site.origin);
      const nearest = asked && nearestPage(asked.path);
      return nearest && site.origin + nearest.path;
    },
  };
}

/** The page that an address of this site means, which may be that of its alternate. */
function parseAddress(page: string, origin: string): { path: string; search: string } | undefined {
  const asked = URL.parse(page, origin);
  if (asked?.origin !== origin) return undefined;
  const { pathname, search } = asked;
  const isAlternate = pathname.toLowerCase().endsWith(ALTERNATE_SUFFIX);
  return { path: isAlternate ? pageOfAlternate(pathname) : pathname, search };
}

/**
 * Returns the path as it was asked for, and in the form of our addresses: in lower case, without a slash at the end.
 */
function spellingsOf(path: string): Set<string> {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return new Set([path, plain, plain.toLowerCase()]);
}

function readAlternate(text: string, url: string): MarkdownPage {
  const end = text.startsWith('---\n') ? text.indexOf('\n---\n') : -1;
  const declared = Object.fromEntries(
    [...text.slice(0, Math.max(end, 0)).matchAll(FRONT_MATTER)].map(([, name, value = '""']) => [
      name,
      JSON.parse(value) as string,
    ]),
  );
  const markdown = end < 0 ? text : text.slice(end + '\n---\n'.length).trimStart();
  const heading = /^# (.*)$/m.exec(markdown)?.[1] ?? '';
  return {
    url: declared.url ?? url,
    title: declared.title ?? heading,
    description: declared.description ?? '',
    markdown,
  };
}

/** Renders by the pages of this process. */
export function renderMarkdownBy(findPage: FindPage): RenderMarkdown {
  return async (request) => {
    const page = await findPage({ ...request, coding: 'identity' }).catch(noPage);
    return page?.status === 200 ? page.file.identity.body.toString('utf8') : undefined;
  };
}

function noPage(error: unknown): undefined {
  if (!(error instanceof NotFound)) throw error;
}
