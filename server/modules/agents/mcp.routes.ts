import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { MCP_PATH } from 'contract/api-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownOrigin } from '../../plugins/http/origin.ts';
import { JSON_TYPE, requireReadableBody } from '../../plugins/http/request-body.ts';
import { Forbidden, InvalidRequest } from '../../shared/errors.ts';
import { ACCEPTED_BY_PROTOCOL, acceptsJson, jsonAnswer } from './json-answer.ts';
import { writeJsonRpcError } from './json-rpc-error.ts';
import type { McpParts } from './mcp-server.ts';
import { isAgentOrigin } from './origin.rules.ts';
import { requireKnownVersion } from './protocol-version.rules.ts';
import { tidyMessage } from './tidy-message.ts';

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
