import type { FastifyRequest } from 'fastify';
import { ownOrigin } from '../../plugins/http/origin.ts';
import { OWN_NETWORK } from './drawn-pages.ts';
import { prefersMarkdown } from './markdown-alternates.ts';
import type { RenderedPages } from './on-demand-pages.ts';
import { CHEAP, describeFile } from './render-page.ts';
import type { AnswerableFile, Site } from './site-files.ts';

/** The file as this reader can copy from it. */
export type FindOwnFile = (file: AnswerableFile, request: FastifyRequest) => Promise<AnswerableFile>;

/** A server without `PUBLIC_URL` is a developer's, with a name or two: of more, no more copies are made and kept. */
const MOST_ORIGINS = 4;

/** Draws a file whose samples name the origin that a reader has asked, where no setting says one. */
export function createOwnFiles(
  site: Pick<Site, 'origin'>,
  renderForOne: RenderedPages['renderForOne'],
): FindOwnFile {
  const origins = new Set<string>();
  /** Copies by origin, by the file, which is another one as soon as its page is drawn again. */
  const made = new WeakMap<AnswerableFile, Map<string, Promise<AnswerableFile>>>();

  return async (asked, request) => {
    const file = asked.alternate && prefersMarkdown(request.headers.accept) ? asked.alternate : asked;
    const origin = ownOrigin(request, null);
    // The scheme of the site's own name is known better than a proxy may report it.
    const isBuilt = URL.parse(origin)?.host === new URL(site.origin).host;
    if (isBuilt || !isKnown(origin)) return file;
    const copies = made.get(file) ?? new Map<string, Promise<AnswerableFile>>();
    made.set(file, copies);
    const own = copies.get(origin) ?? draw(file, origin);
    copies.set(origin, own);
    // One that failed is drawn again with the next request.
    own.catch(() => copies.delete(origin));
    return own;
  };

  function isKnown(origin: string): boolean {
    if (origin !== '' && origins.size < MOST_ORIGINS) origins.add(origin);
    return origins.has(origin);
  }

  async function draw({ path, page, described, isPage, ...file }: AnswerableFile, origin: string) {
    if (!described) return { path, isPage, ...file };
    let markdown: string | undefined;
    const takeMarkdown = (text: string) => {
      markdown = text;
    };
    // A page stays where the site is, and a document to import names one address throughout.
    const own = { takeMarkdown, ...(isPage || page ? { askedOrigin: origin } : { origin }) };
    const request = { target: page ?? path, network: OWN_NETWORK, coding: 'identity' } as const;
    const drawn = await renderForOne(request, own);
    const body = page === undefined ? drawn.file.identity.body : Buffer.from(markdown ?? '');
    const { contentSecurityPolicy } = drawn.file;
    return describeFile(path, { ...described, contentSecurityPolicy }, body, CHEAP);
  }
}
