import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import { FOR_ONE_READER } from 'contract/site/caching.ts';
import type { SiteLocals } from 'contract/site/site-locals.ts';
import inject from 'light-my-request';
import { type Coding, compress, type Effort } from '../../plugins/http/content-coding.ts';
import { SHARED_FOR_A_SECOND } from '../../plugins/http/entity-tag.ts';
import { InternalError, NotFound } from '../../shared/errors.ts';
import { describeAlternate, isMarkdown } from './markdown-alternates.ts';
import type { PageRequest } from './page-cache.ts';
import type { RenderedPage } from './rendered-page.ts';
import type { AnswerableFile } from './site-files.ts';
import { type Described, describeVariant, type Variant } from './variants.ts';

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: SiteLocals,
) => Promise<void>;

/** @param own locals for this page, added to those that all pages get */
export type RenderPage = (request: PageRequest, own?: Partial<SiteLocals>) => Promise<RenderedPage>;

interface Renderer {
  /** Module with Astro's request handler. */
  entry: string;
  /** Locals that pages read from: the server's stores. */
  locals: SiteLocals;
  /** Origin under which visitors see the site. */
  origin: string;
  isSecure: boolean;
  /** Headers of pages that visitors may follow links from. */
  pageHeaders: Readonly<Record<string, string>>;
}

/** Effort for what is made once for each change of the blog, and asked for often. */
const BEST: Effort = { brotli: 10, gzip: 9 };
/** Effort for what is for one reader or one search: a quarter of the time, for a twentieth more bytes. */
export const CHEAP: Effort = { brotli: 5, gzip: 6 };
const CODINGS: readonly Coding[] = ['br', 'gzip'];
const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(json|xml|.*\+(json|xml)))/;
const REDIRECTS = [301, 302, 303, 307, 308];
/** Pages know their origin from `locals`: what a visitor writes into the Host header changes nothing. */
const HOST = 'localhost';

/**
 * Opens a renderer that uses the built site's own code, in this process and without a connection. The code is loaded with
 * the first page: a second of each start, and 40 MB.
 * @throws {NotFound} when the site has no page there
 * @throws what the blog threw at the page, such as {StorageUnavailable}
 * @throws {InternalError} when the page could not be rendered
 */
export function openRenderer(renderer: Renderer): RenderPage {
  const { entry, locals, origin, isSecure, pageHeaders } = renderer;

  return async ({ target, isSearch, hasAlternate = false, coding }, own = {}) => {
    const { handler } = (await import(pathToFileURL(entry).href)) as { handler: Handler };
    let isUnknown = false;
    const { watched, firstFailure } = watchFailures(merge(locals, own));
    const { statusCode, headers, rawPayload } = await inject(
      (request, response) => {
        const next = () => {
          isUnknown = true;
          response.end();
        };
        return handler(request as IncomingMessage, response as unknown as ServerResponse, next, watched);
      },
      { method: 'GET', url: target, headers: { host: HOST } },
    );
    if (isUnknown) throw new NotFound();
    if (statusCode >= 500) {
      // Without the query: it may hold the token of a preview, or the words of a search.
      const [path] = target.split('?', 1);
      throw firstFailure() ?? new InternalError(new Error(`${path} was rendered with ${statusCode}`));
    }
    const cacheControl = headerOf(headers['cache-control']) ?? SHARED_FOR_A_SECOND;
    const contentType = withCharset(headerOf(headers['content-type']) ?? 'text/plain');
    const described: Described = {
      contentType,
      contentSecurityPolicy: headerOf(headers['content-security-policy']),
      cacheControl,
      isSecure,
      varies: hasAlternate ? ['accept'] : [],
      ...(isForReaders(contentType, statusCode, cacheControl) ? { headers: pageHeaders } : {}),
      ...(isMarkdown(contentType) && statusCode === 200 ? describeAlternate(target, origin) : {}),
    };
    const isShared = cacheControl !== FOR_ONE_READER;
    const isWanted = isShared && !isSearch && statusCode === 200;
    const location = headerOf(headers.location);
    return {
      status: statusCode,
      headers: location && REDIRECTS.includes(statusCode) ? ['location', location] : [],
      isShared,
      file: isWanted
        ? await describeFile(target, described, rawPayload, BEST)
        : await describeFile(target, described, rawPayload, CHEAP, coding ? [coding] : CODINGS),
    };
  };
}

/** Returns both as one, without reading what is noted when it is read. */
function merge(locals: SiteLocals, own: Partial<SiteLocals>): SiteLocals {
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(locals),
      ...Object.getOwnPropertyDescriptors(own),
    },
  );
}

/** A page that every visitor may see, and from which a visitor may follow links. */
function isForReaders(contentType: string, status: number, cacheControl: string): boolean {
  return contentType.startsWith('text/html') && status === 200 && cacheControl === SHARED_FOR_A_SECOND;
}

/** Astro answers 500 to whatever a page throws; what the blog threw says more. */
function watchFailures(locals: SiteLocals): { watched: SiteLocals; firstFailure: () => unknown } {
  const { blog } = locals;
  let failure: unknown;
  const watch =
    <Args extends unknown[], T>(read: (...args: Args) => Promise<T>) =>
    async (...args: Args) => {
      try {
        return await read(...args);
      } catch (error) {
        failure ??= error;
        throw error;
      }
    };
  const watched = blog && {
    listCategories: watch(blog.listCategories),
    listArticles: watch(blog.listArticles),
    listWholeArticles: watch(blog.listWholeArticles),
    findArticle: watch(blog.findArticle),
    listRelated: watch(blog.listRelated),
    readDrawings: watch(blog.readDrawings),
    listAddresses: watch(blog.listAddresses),
  };
  return { watched: watched ? merge(locals, { blog: watched }) : locals, firstFailure: () => failure };
}

/**
 * Headers and variants of a body.
 * @param codings in which it is made, beside the plain one
 */
export async function describeFile(
  path: string,
  described: Described,
  body: Buffer,
  effort: Effort,
  codings: readonly Coding[] = CODINGS,
): Promise<RenderedPage['file']> {
  const bodies = new Map<string, Buffer>([['identity', body]]);
  if (COMPRESSIBLE.test(described.contentType)) {
    // One after the other: a rendering takes one of Node's four threads, and leaves the others to passwords and files.
    for (const coding of codings) {
      if (coding !== 'identity') bodies.set(coding, await compress(body, coding, effort));
    }
  }
  return {
    path,
    isPage: described.contentType.startsWith('text/html'),
    contentSecurityPolicy: described.contentSecurityPolicy,
    described,
    ...describeBodies(described, bodies),
  };
}

/** Headers of a body and of its compressed forms, by their codings. */
export function describeBodies(
  described: Described,
  bodies: ReadonlyMap<string, Uint8Array>,
): Pick<AnswerableFile, 'identity' | 'variants'> {
  const { varies, contentType } = described;
  const isCompressible = COMPRESSIBLE.test(contentType);
  const whole = { ...described, varies: isCompressible ? [...varies, 'accept-encoding' as const] : varies };
  const variants = Object.fromEntries(
    [...bodies].map(([coding, body]) => [
      coding,
      describeVariant(whole, coding as Coding, Buffer.from(body)),
    ]),
  );
  return { identity: variants.identity as Variant, variants };
}

function withCharset(contentType: string): string {
  return contentType.startsWith('text/') && !contentType.includes('charset')
    ? `${contentType}; charset=utf-8`
    : contentType;
}

function headerOf(value: string | string[] | number | undefined): string | undefined {
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value.join(', ') : String(value);
}
