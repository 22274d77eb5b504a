import {
  API_PREFIX,
  BAGGAGE_HEADER,
  BLOG_PATHS,
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENT_REPLAYED_HEADER,
  MCP_PATH,
} from 'contract/api-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID_HEADER } from './request-record.ts';

// By hand: `@fastify/cors` marks every answer with `Vary: Origin` and answers 404 where we answer 405 (decision
// 019). With it 'allows no other origin when PUBLIC_URL is not set' of cross-origin.test.ts fails.

/**
 * Says on every answer which other origins may read it. Before whatever may refuse a request: they may read that too.
 * @param opensMcp whether pages of all origins may call `/mcp`
 */
export function addCorsHeaders(app: FastifyInstance, allowed: readonly string[], opensMcp: boolean): void {
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    reply.headers(sharingOfCall(pathOf(url), headers.origin, allowed, opensMcp));
  });
}

/**
 * Answers a browser that asks before it makes a call for a page of another origin; undefined for every other request,
 * and where the page may not.
 * @param methods that the address takes
 */
export function answerPreflight(
  { method, url, headers }: FastifyRequest,
  reply: FastifyReply,
  methods: readonly string[],
): FastifyReply | undefined {
  const isAsked = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
  if (!isAsked || !reply.hasHeader('access-control-allow-origin')) return undefined;
  return reply
    .code(204)
    .headers(preflightHeaders(pathOf(url), methods))
    .send();
}

type Headers = Record<string, string>;

/**
 * Files that are made to be read and shown anywhere: documents, feeds, pictures. Not pages, scripts, styles or fonts.
 */
const MADE_FOR_ALL = /^(?:image\/|text\/(?:markdown|plain)\b|application\/(?:[\w.+-]*\+)?(?:json|xml)\b)/;
const FOR_ALL: Headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
const READABLE_OF_BLOG = ['etag', 'retry-after', REQUEST_ID_HEADER].join(', ');
const READABLE_OF_CALLS = [
  IDEMPOTENT_REPLAYED_HEADER,
  ...['retry-after', 'etag', 'ratelimit', 'ratelimit-policy', REQUEST_ID_HEADER],
].join(', ');
const SENT_WITH_CALLS = [
  'authorization',
  'content-type',
  'if-none-match',
  IDEMPOTENCY_KEY_HEADER,
  BAGGAGE_HEADER,
].join(', ');
/** Headers of the Model Context Protocol. */
const SENT_BY_AGENTS = 'content-type, mcp-protocol-version, mcp-session-id, mcp-method, mcp-name';
const PREFLIGHT_SECONDS = '86400';

/** Returns the headers of a file for pages of other origins; none where it is for pages of ours. */
export function sharingOfFile(contentType: string): Headers {
  return MADE_FOR_ALL.test(contentType) ? FOR_ALL : {};
}

/**
 * Returns the headers of every answer at a path, its errors too (Fetch standard, 'CORS protocol'): what the blog
 * publishes may be read by all, other calls by the allowed origins. No cookie is involved, so that nothing is lent to a
 * page that reads.
 * @param path as it was asked for, without its query
 * @param allowed origins; with none of them, no answer depends on who asks
 * @param opensMcp whether pages of all origins may call `/mcp`, whose tools that act refuse them by themselves
 */
export function sharingOfCall(
  path: string,
  origin: string | undefined,
  allowed: readonly string[],
  opensMcp = false,
): Headers {
  if (opensMcp && isMcp(path)) return { ...FOR_ALL, 'access-control-expose-headers': READABLE_OF_CALLS };
  if (isPublished(path)) return { ...FOR_ALL, 'access-control-expose-headers': READABLE_OF_BLOG };
  if (!isCall(path) || allowed.length === 0) return {};
  return { vary: 'Origin', ...lettingIn(origin, allowed) };
}

/** Returns the headers of an answer to a page of an allowed origin. */
export function lettingIn(origin: string | undefined, allowed: readonly string[]): Headers {
  if (origin === undefined || !allowed.includes(origin)) return {};
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': READABLE_OF_CALLS };
}

/** Returns the headers, beside the above, for a browser that asks whether it may make a call. */
export function preflightHeaders(path: string, methods: readonly string[]): Headers {
  return {
    'access-control-allow-methods': methods.join(', '),
    // The star stands for all but this one.
    'access-control-allow-headers': sentTo(path),
    'access-control-max-age': PREFLIGHT_SECONDS,
  };
}

function sentTo(path: string): string {
  if (isMcp(path)) return SENT_BY_AGENTS;
  return isPublished(path) ? '*, authorization' : SENT_WITH_CALLS;
}

function isPublished(path: string): boolean {
  return path === BLOG_PATHS.categories || isAtOrBelow(path, BLOG_PATHS.articles);
}

/** The path of an address as it is asked for, without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** Reports whether an address is one of the calls, known or not. */
export function isCall(path: string): boolean {
  return isAtOrBelow(path, API_PREFIX) || isMcp(path);
}

function isAtOrBelow(path: string, top: string): boolean {
  return path === top || path.startsWith(`${top}/`);
}

/** Recognizes the path of `/mcp`, with or without a slash at its end. */
function isMcp(path: string): boolean {
  return path === MCP_PATH || path === `${MCP_PATH}/`;
}
