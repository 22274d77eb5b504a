import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteLocals } from 'contract/site-locals.ts';
import inject from 'light-my-request';
import { InternalError, NotFound } from '../web/errors.ts';
import type { Coding } from './accept-encoding.ts';
import type { RenderedPage, RenderPage } from './page-cache.ts';
import { type Described, describeVariant, type Variant } from './variants.ts';

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: SiteLocals,
) => Promise<void>;

interface Renderer {
  /** Module with Astro's request handler. */
  entry: string;
  /** What pages read from: the server's stores. */
  locals: SiteLocals;
  isSecure: boolean;
}

/** Readers may keep a page, but ask each time; caches between us and them may answer for one second. */
const SHARED_FOR_A_SECOND = 'public, max-age=0, s-maxage=1';
/** Made once for each change of the page, so that it may cost some milliseconds on another thread. */
const BROTLI_QUALITY = 9;
const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(json|xml|.*\+(json|xml)))/;
const REDIRECTS = [301, 302, 303, 307, 308];
/** The page knows its address from `Astro.site`: what a visitor writes into the Host header changes nothing. */
const HOST = 'localhost';

/**
 * Renders pages with the built site's own code, in this process and without a connection.
 * @throws {NotFound} when the site has no page there
 * @throws {InternalError} when the page could not be rendered
 */
export async function openRenderer({ entry, locals, isSecure }: Renderer): Promise<RenderPage> {
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: Handler };

  return async (target) => {
    let isUnknown = false;
    const { statusCode, headers, rawPayload } = await inject(
      (request, response) => {
        const next = () => {
          isUnknown = true;
          response.end();
        };
        return handler(request as IncomingMessage, response as unknown as ServerResponse, next, locals);
      },
      { method: 'GET', url: target, headers: { host: HOST } },
    );
    if (isUnknown) throw new NotFound();
    if (statusCode >= 500) throw new InternalError(new Error(`${target} was rendered with ${statusCode}`));
    const cacheControl = headerOf(headers['cache-control']) ?? SHARED_FOR_A_SECOND;
    const described: Described = {
      contentType: withCharset(headerOf(headers['content-type']) ?? 'text/plain'),
      contentSecurityPolicy: headerOf(headers['content-security-policy']),
      cacheControl,
      varies: true,
      isSecure,
    };
    const location = headerOf(headers.location);
    return {
      status: statusCode,
      headers: location && REDIRECTS.includes(statusCode) ? ['location', location] : [],
      isShared: !/\b(private|no-store)\b/.test(cacheControl),
      file: await describeFile(target, described, rawPayload),
    };
  };
}

async function describeFile(path: string, described: Described, body: Buffer): Promise<RenderedPage['file']> {
  const isCompressible = COMPRESSIBLE.test(described.contentType);
  const whole = { ...described, varies: isCompressible };
  const variants: Partial<Record<Coding, Variant>> = { identity: describeVariant(whole, 'identity', body) };
  if (isCompressible) {
    const [brotli, gzipped] = await Promise.all([compress(body), promisify(gzip)(body)]);
    variants.br = describeVariant(whole, 'br', brotli);
    variants.gzip = describeVariant(whole, 'gzip', gzipped);
  }
  return {
    path,
    isPage: described.contentType.startsWith('text/html'),
    contentSecurityPolicy: described.contentSecurityPolicy,
    identity: variants.identity as Variant,
    variants,
  };
}

function compress(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
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
