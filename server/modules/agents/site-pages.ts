import { pageOfTwin, TWIN_SUFFIX, twinPath } from 'contract/site/addresses.ts';
import { NotFound } from '../../shared/errors.ts';
import { findSiteAnswer } from '../site/find-answer.ts';
import { listedPages } from '../site/listed-pages.ts';
import { createNearestPage } from '../site/nearest-page.ts';
import type { FindPage } from '../site/page-cache.ts';
import type { AnswerableFile, Site } from '../site/site-files.ts';
import type { Caller } from './caller.ts';

/** A page as an agent reads it. */
export interface MarkdownPage {
  url: string;
  title: string;
  description: string;
  markdown: string;
}

/** The site's pages by their Markdown twins, built and on demand alike (decision 050). */
export interface SitePages {
  /** Those of the build that search engines may list, in the order of the build. */
  list(): MarkdownPage[];
  /** @param page a path, or a whole address of this site; that of a twin will do */
  read(page: string, caller: Pick<Caller, 'network'>): Promise<MarkdownPage | undefined>;
  /**
   * The whole address of the page that was probably meant where there is none, as the 404 page names it.
   * @param page as it was read
   */
  nearest(page: string): string | undefined;
}

const FRONT_MATTER = /^(title|description|url): (".*")$/gm;

export function openSitePages(site: Site, findPage: FindPage): SitePages {
  let listed: MarkdownPage[] | undefined;
  const nearestPage = createNearestPage(site);

  async function readAt(path: string, search: string, network: string): Promise<MarkdownPage | undefined> {
    const answer = findSiteAnswer(site, twinPath(path + search));
    if (answer.kind === 'file') return readTwin(answer.file, site.origin + path);
    if (answer.kind !== 'on-demand') return undefined;
    const { target, isSearch } = answer.address;
    const rendered = await findPage({ target, isSearch, network, coding: 'identity' }).catch(noPage);
    return rendered?.status === 200 ? readTwin(rendered.file, site.origin + path) : undefined;
  }

  return {
    list() {
      listed ??= listedPages(site).flatMap(({ path, file: { twin } }) =>
        twin ? [readTwin(twin, site.origin + path)] : [],
      );
      return listed;
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

/** The page that an address of this site means, which may be that of its twin. */
function parseAddress(page: string, origin: string): { path: string; search: string } | undefined {
  const asked = URL.parse(page, origin);
  if (asked?.origin !== origin) return undefined;
  const { pathname, search } = asked;
  const isTwin = pathname.toLowerCase().endsWith(TWIN_SUFFIX);
  return { path: isTwin ? pageOfTwin(pathname) : pathname, search };
}

/** As it was asked for, and then as our addresses are: in lower case, without a slash at the end. */
function spellingsOf(path: string): Set<string> {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return new Set([path, plain, plain.toLowerCase()]);
}

function readTwin({ identity }: AnswerableFile, url: string): MarkdownPage {
  const text = identity.body.toString('utf8');
  const end = text.startsWith('---\n') ? text.indexOf('\n---\n') : -1;
  const told = Object.fromEntries(
    [...text.slice(0, Math.max(end, 0)).matchAll(FRONT_MATTER)].map(([, name, value = '""']) => [
      name,
      JSON.parse(value) as string,
    ]),
  );
  const markdown = end < 0 ? text : text.slice(end + '\n---\n'.length).trimStart();
  const heading = /^# (.*)$/m.exec(markdown)?.[1] ?? '';
  return {
    url: told.url ?? url,
    title: told.title ?? heading,
    description: told.description ?? '',
    markdown,
  };
}

function noPage(error: unknown): undefined {
  if (!(error instanceof NotFound)) throw error;
}
