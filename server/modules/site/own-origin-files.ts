import type { FastifyRequest } from 'fastify';
import { ownOrigin } from '../../plugins/http/origin.ts';
import { prefersMarkdown } from './markdown-alternates.ts';
import { moveOrigin } from './move-origin.ts';
import { CHEAP, describeFile } from './render-page.ts';
import type { AnswerableFile, Site } from './site-files.ts';

/** The file as this reader can copy from it. */
export type FindOwnFile = (file: AnswerableFile, request: FastifyRequest) => Promise<AnswerableFile>;

/** A server without `PUBLIC_URL` is a developer's, with a name or two: of more, no more copies are made and kept. */
const MOST_ORIGINS = 4;
/** Where a page of the reference names the host in its samples (`features/api-reference/code/highlight.tsx`). */
const HOST_IN_PAGE = /(<span data-host(?:="[^"]*")?>)([^<]*)(?=<\/span>)/g;

/** Writes the origin that a reader has asked into the samples of a file, where no setting says one. */
export function createOwnFiles(site: Pick<Site, 'origin'>): FindOwnFile {
  const origins = new Set<string>();
  /** By the file, which is another one as soon as its page is rendered again. */
  const made = new WeakMap<AnswerableFile, Map<string, Promise<AnswerableFile>>>();

  return async (asked, request) => {
    const file = asked.alternate && prefersMarkdown(request.headers.accept) ? asked.alternate : asked;
    const origin = ownOrigin(request, null);
    // The scheme of the site's own name is known better than a proxy may tell.
    const isBuilt = URL.parse(origin)?.host === new URL(site.origin).host;
    if (isBuilt || !isKnown(origin)) return file;
    const copies = made.get(file) ?? new Map<string, Promise<AnswerableFile>>();
    made.set(file, copies);
    const own = copies.get(origin) ?? write(file, origin);
    copies.set(origin, own);
    return own;
  };

  function isKnown(origin: string): boolean {
    if (origin !== '' && origins.size < MOST_ORIGINS) origins.add(origin);
    return origins.has(origin);
  }

  async function write(file: AnswerableFile, origin: string): Promise<AnswerableFile> {
    const { path, described, identity, isPage } = file;
    if (!described) return file;
    const text = identity.body.toString('utf8');
    const own = isPage
      ? text.replace(
          HOST_IN_PAGE,
          (_all, start: string, host: string) => start + (host === site.origin ? origin : host),
        )
      : moveOrigin(text, site.origin, origin);
    return describeFile(path, described, Buffer.from(own), CHEAP);
  }
}
