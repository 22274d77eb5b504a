import {
  type CacheHint,
  type CallToolResult,
  type InputRequiredResult,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  type Tool,
} from '@modelcontextprotocol/server';
import type { AgentTool } from 'contract/agents/agent-tool.ts';
import type { AgentToolName } from 'contract/agents/agent-tools.ts';
import type { Logger } from 'pino';
import { VERSION } from '../../plugins/settings/version.ts';
import { content } from '../../shared/content.ts';
import { PublicError } from '../../shared/errors.ts';
import type { Caller } from './caller.ts';
import { askPerson, readAnswers } from './consent/elicitation.ts';
import { AskPerson } from './consent/question.ts';
import { offeredTools } from './offered-tools.ts';
import type { OwnOrigin } from './own-origin.ts';
import { promptList, writePrompt } from './prompts.ts';
import { isToolName, type RunTool } from './run-tool.ts';
import { ToolProblem } from './tool-problem.ts';

export interface McpParts {
  origin: OwnOrigin;
  runTool: RunTool;
  log: Pick<Logger, 'error'>;
}

const MARKDOWN = 'text/markdown';

/**
 * The tools, prompts and built pages change with a release, articles rarely. Links may lead where the caller came
 * from.
 */
const HOUR: CacheHint = { ttlMs: 3_600_000, cacheScope: 'private' };
const CACHE_HINTS = {
  'server/discover': HOUR,
  'tools/list': HOUR,
  'prompts/list': HOUR,
  'resources/list': HOUR,
  'resources/templates/list': HOUR,
  'resources/read': { ttlMs: 60_000, cacheScope: 'private' },
} satisfies Record<string, CacheHint>;

/** Returns the part of a schema that crosses the wire: its data alone. */
const plain = (schema: object): Tool['inputSchema'] => JSON.parse(JSON.stringify(schema));

const listTools = (): Tool[] =>
  Object.entries<AgentTool>(offeredTools()).map(([name, tool]) => {
    const { title, description, input, output, isReadOnly, isDestructive = false, isIdempotent } = tool;
    return {
      name,
      title,
      description,
      inputSchema: plain(input),
      outputSchema: plain(output),
      annotations: {
        title,
        readOnlyHint: isReadOnly,
        destructiveHint: isDestructive,
        idempotentHint: isIdempotent,
        openWorldHint: false,
      },
    };
  });

/** Creates the server for one request: nothing is kept between two, so any process may answer the next. */
export function createMcpServer(parts: McpParts, caller: Caller): Server {
  const { runTool, log } = parts;
  const { name: productName } = content().one('site');
  const origin = parts.origin.of(caller);
  const pages = parts.origin.pagesFor(caller);
  const server = new Server(
    { name: productName, version: VERSION, websiteUrl: origin },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: instructionsFor(productName),
      cacheHints: CACHE_HINTS,
    },
  );
  server.setRequestHandler('tools/list', async () => ({ tools: listTools() }));
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    if (!isToolName(params.name))
      throw invalidParams(`There’s no such tool. There are ${Object.keys(offeredTools()).join(', ')}.`);
    return callTool(params.name, params.arguments ?? {}, { ...caller, ...readAnswers(mcpReq) });
  });
  server.setRequestHandler('resources/list', async () => ({
    resources: pages.list().map(({ url, title, description }) => ({
      uri: url,
      name: title,
      description,
      mimeType: MARKDOWN,
    })),
  }));
  server.setRequestHandler('resources/templates/list', async () => ({
    resourceTemplates: [
      {
        uriTemplate: `${origin}/blog/{category}/{article}`,
        name: 'A blog article',
        mimeType: MARKDOWN,
      },
    ],
  }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const page = await pages.read(uri);
    if (!page) throw new ResourceNotFoundError(uri, noSuchPage(pages.nearest(uri)));
    return { contents: [{ uri, mimeType: MARKDOWN, text: page.markdown }] };
  });
  server.setRequestHandler('prompts/list', async () => ({ prompts: promptList }));
  server.setRequestHandler('prompts/get', async ({ params }) => {
    const prompt = writePrompt(params.name, params.arguments);
    if (!prompt)
      throw invalidParams('There’s no such prompt, or one of its arguments is missing or too long.');
    return prompt;
  });
  return server;

  async function callTool(
    name: AgentToolName,
    input: unknown,
    asking: Caller,
  ): Promise<CallToolResult | InputRequiredResult> {
    try {
      const structuredContent = { ...(await runTool(name, input, asking)) };
      return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
    } catch (error) {
      if (error instanceof AskPerson) return askPerson(error.question);
      return { isError: true, content: [{ type: 'text', text: JSON.stringify(describeFailure(error)) }] };
    }
  }

  function describeFailure(error: unknown): object {
    if (error instanceof ToolProblem) return error.body;
    if (error instanceof PublicError) return { code: error.code, message: error.message };
    const { requestId } = caller;
    log.error({ err: error, id: requestId }, 'a tool failed');
    return {
      ...{ code: 'internal_error', requestId },
      message: 'Something went wrong on our side. Please try again in a moment.',
    };
  }
}

function invalidParams(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

function noSuchPage(nearest: string | undefined): string {
  const meant = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return `This site has no such page.${meant}`;
}

function instructionsFor(productName: string): string {
  return [
    `The website of ${productName}, where businesses run AI employees alongside their staff.`,
    'Ask answer_question first, then search_site and read_page, and quote the addresses they give. Use the calculators instead of guessing, and call their figures estimates.',
    'book_demo, move_demo, cancel_demo and request_contact act for a person: ask first, pass on the sentence the person agreed to, and use one idempotency key for each request. Pass the person’s time zone, and tell times in it.',
  ].join(' ');
}
