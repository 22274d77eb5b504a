import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { MCP_PATH } from 'contract/api-paths.ts';
import type { ErrorBody } from 'contract/error-body.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { LONGEST_ACCEPT } from '../../plugins/http/content-coding.ts';
import { ownOrigin } from '../../plugins/http/origin.ts';
import { JSON_TYPE, requireReadableBody } from '../../plugins/http/request-body.ts';
import { Forbidden, InvalidRequest } from '../../shared/errors.ts';
import type { McpParts } from './mcp-server.ts';
import { requireKnownVersion } from './protocol-version.rules.ts';
import { tidyMessage } from './tidy-message.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reports whether an agent may call from an origin. A page that has its own name point at this machine (DNS rebinding)
 * has an Origin that equals its Host, so that counts on a developer's own machine alone. A caller without an Origin is
 * no browser.
 * @param allowed the site's own origin, and those that the operator allows beside it
 */
export function isAgentOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  const url = URL.parse(origin);
  return url !== null && url.host === host && LOOPBACK.has(url.hostname);
}

/** Numbers of JSON-RPC 2.0; the last is for errors that its servers define. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const SERVER_ERROR = -32_000;

/**
 * An error that the site has before the protocol reads a message, in the form that its clients read: with the error of
 * all our calls as its data.
 * @param isRead whether the body was JSON
 */
function writeJsonRpcError(body: ErrorBody, isRead: boolean): object {
  const { message } = body;
  return { jsonrpc: '2.0', id: null, error: { code: codeOf(body, isRead), message, data: body } };
}

function codeOf({ statusCode }: ErrorBody, isRead: boolean): number {
  if (statusCode === 400) return isRead ? INVALID_REQUEST : PARSE_ERROR;
  return statusCode === 413 || statusCode === 415 ? INVALID_REQUEST : SERVER_ERROR;
}

const EVENT_STREAM = 'text/event-stream';
/** Types that the protocol's own server requires of every caller, though nothing here streams. */
const ACCEPTED_BY_PROTOCOL = `${JSON_TYPE}, ${EVENT_STREAM}`;

/**
 * Reports whether a caller accepts our answers, which are JSON; without a header it accepts everything (RFC 9110,
 * 12.5.1).
 */
function acceptsJson(accept: string | undefined): boolean {
  if (accept === undefined) return true;
  if (accept.length > LONGEST_ACCEPT) return false;
  return new Negotiator({ headers: { accept } }).mediaTypes([JSON_TYPE]).length > 0;
}

/** The one message of an answer as JSON, where it came as a stream of one event. */
function jsonAnswer(contentType: string | null, text: string): { contentType: string | null; text: string } {
  if (!contentType?.startsWith(EVENT_STREAM)) return { contentType, text };
  const messages = text
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim())
    .filter((data) => data !== '');
  return { contentType: JSON_TYPE, text: messages.at(-1) ?? '' };
}

/** Header of a request with the version of the protocol. */
const VERSION_HEADER = 'mcp-protocol-version';
const READ_HEADERS = [VERSION_HEADER, 'mcp-session-id', 'mcp-method', 'mcp-name'];
/** Headers that this route makes up for the server that it has made for one request. */
const NETWORK_HEADER = 'x-caller-network';
const SITE_ORIGIN_HEADER = 'x-caller-site-origin';
const FOREIGN_HEADER = 'x-caller-is-foreign';
const REQUEST_HEADER = 'x-caller-request';
const MCP_URL = `http://localhost${MCP_PATH}`;

interface Callers {
  /** Origins whose pages may call. */
  origins: readonly string[];
  /** Pages of all other sites may call the tools that read. */
  isOpen: boolean;
}

/**
 * The site for visitors' own agents: the Model Context Protocol over Streamable HTTP, without sessions (decision 016).
 */
export function addMcpRoutes(app: FastifyInstance, parts: McpParts, { origins, isOpen }: Callers): void {
  let handler: Promise<McpHttpHandler> | undefined;
  const isKnown = ({ headers }: FastifyRequest) => isAgentOrigin(headers.origin, headers.host, origins);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOpen && !isKnown(request)) throw new Forbidden();
    requireReadableBody(request.headers, [JSON_TYPE]);
  });
  for (const path of [MCP_PATH, `${MCP_PATH}/`]) {
    app.post(path, { config: { writeError: writeJsonRpcError } }, answer);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // The limits count requests, so that one must not hold hundreds of calls.
    if (Array.isArray(request.body)) throw new InvalidRequest('Send one message with each request.');
    handler ??= loadHandler(parts);
    const parsedBody = tidyMessage(request.body);
    requireKnownVersion(request.headers[VERSION_HEADER], parsedBody);
    return sendAnswer(
      await (await handler).fetch(asWebRequest(request, isKnown(request)), { parsedBody }),
      reply,
    );
  }
}

/** Loads the handler with the first call: a start, and a site that no agent visits, pay nothing for it. */
async function loadHandler(parts: McpParts): Promise<McpHttpHandler> {
  const [{ createMcpHandler }, { createMcpServer }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('./mcp-server.ts'),
  ]);
  return createMcpHandler(
    ({ requestInfo }) =>
      createMcpServer(parts, {
        requestId: requestInfo?.headers.get(REQUEST_HEADER) ?? '',
        network: requestInfo?.headers.get(NETWORK_HEADER) ?? '',
        siteOrigin: requestInfo?.headers.get(SITE_ORIGIN_HEADER) ?? '',
        isForeignPage: requestInfo?.headers.has(FOREIGN_HEADER) ?? true,
      }),
    // No change is ever sent, so a client that subscribes would hold a connection for nothing.
    { maxSubscriptions: 0, keepAliveMs: 0 },
  );
}

function asWebRequest(request: FastifyRequest, isKnown: boolean): Request {
  const { headers, network, id } = request;
  const read = READ_HEADERS.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  return new Request(MCP_URL, {
    method: 'POST',
    headers: [
      ...read,
      ['accept', acceptsJson(headers.accept) ? ACCEPTED_BY_PROTOCOL : ''],
      ['content-type', JSON_TYPE],
      [NETWORK_HEADER, network],
      [REQUEST_HEADER, id],
      [SITE_ORIGIN_HEADER, ownOrigin(request, null)],
      ...(isKnown ? [] : [[FOREIGN_HEADER, 'true'] as [string, string]]),
    ],
  });
}

/** Nothing here streams: an answer is whole when its tool is done. */
async function sendAnswer(answer: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.code(answer.status);
  const { contentType, text } = jsonAnswer(answer.headers.get('content-type'), await answer.text());
  if (contentType) reply.header('content-type', contentType);
  return reply.send(text);
}
