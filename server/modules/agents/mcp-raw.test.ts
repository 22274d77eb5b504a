import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../checks/support/test-server.ts';

const NEWEST = '2026-07-28';
const PUBLIC = { publicUrl: 'https://www.example.com' };
const STRANGE_PAGE = { origin: 'https://claude.ai' };

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** Body; a text is sent as it stands. */
  body?: unknown;
  path?: string;
}

async function ask(url: string, { method = 'POST', headers = {}, body, path = '/mcp' }: Asked) {
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(text !== undefined && { body: text }),
  });
  const told = await answer.text();
  return {
    status: answer.status,
    type: answer.headers.get('content-type')?.split(';')[0],
    headers: answer.headers,
    json: told.startsWith('{') ? JSON.parse(told) : undefined,
  };
}

const call = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const tool = (name: string, input: object = {}) => call('tools/call', { name, arguments: input });
const initialize = (protocolVersion: string) =>
  call('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'raw', version: '1' } });

/** Request of the newest protocol, which has no handshake: each call carries what it needs. */
function modern(method: string, params: object = {}, version = NEWEST) {
  return {
    headers: { 'mcp-protocol-version': version, 'mcp-method': method },
    body: call(method, {
      ...params,
      _meta: {
        'io.modelcontextprotocol/protocolVersion': version,
        'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    }),
  };
}

/** Result that clients of the protocol read: an error with a number. */
const error = (code: number, data: object = {}) => ({
  json: { jsonrpc: '2.0', error: { code, ...(Object.keys(data).length > 0 && { data }) } },
});

describe('what clients try with /mcp', () => {
  it.each<[string, Asked, object]>([
    ...['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'].map((version): [string, Asked, object] => [
      `initialize ${version}`,
      { body: initialize(version) },
      { status: 200, json: { result: { protocolVersion: version } } },
    ]),
    ...[NEWEST, '2099-01-01', 'banana'].map((version): [string, Asked, object] => [
      `initialize ${version}`,
      { body: initialize(version) },
      { status: 200, json: { result: { protocolVersion: '2025-11-25' } } },
    ]),
    [
      `server/discover ${NEWEST}`,
      modern('server/discover'),
      {
        status: 200,
        json: { result: { supportedVersions: [NEWEST], ttlMs: 3_600_000, cacheScope: 'private' } },
      },
    ],
    ['tools/list, to be kept', modern('tools/list'), { json: { result: { ttlMs: 3_600_000 } } }],
    [
      'a version that there is not, with its _meta',
      modern('server/discover', {}, '2099-01-01'),
      { status: 400, ...error(-32_022, { supported: [NEWEST] }) },
    ],
    [
      'a version that there is not, in a header alone',
      { headers: { 'mcp-protocol-version': '2099-01-01' }, body: tool('compare_plans') },
      { status: 400, json: { error: { message: expect.stringContaining(NEWEST) } } },
    ],
    ...['*/*', 'application/json', 'application/json, text/event-stream'].map(
      (accept): [string, Asked, object] => [
        `Accept: ${accept}`,
        { headers: { accept }, body: tool('compare_plans') },
        { status: 200, type: 'application/json', json: { result: {} } },
      ],
    ),
    ...['GET', 'DELETE', 'PUT'].map((method): [string, Asked, object] => [
      method,
      { method },
      { status: 405 },
    ]),
    ['many messages at once', { body: [call('ping'), call('ping')] }, { status: 400, ...error(-32_600) }],
    ['bad JSON', { body: '{"jsonrpc":' }, { status: 400, ...error(-32_700, { code: 'invalid_request' }) }],
    ['an empty body', { body: '' }, { status: 400, ...error(-32_700) }],
    ['no message', { body: { hello: 1 } }, { status: 400, ...error(-32_600) }],
    [
      'a form',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' },
      { status: 415, ...error(-32_600, { code: 'unsupported_media_type' }) },
    ],
    [
      '70 KB',
      { body: tool('search_site', { query: 'x'.repeat(70_000) }) },
      { status: 413, ...error(-32_600) },
    ],
    ['a notification', { body: { jsonrpc: '2.0', method: 'notifications/initialized' } }, { status: 202 }],
    ['a stray response', { body: { jsonrpc: '2.0', id: 7, result: {} } }, { status: 202 }],
    [
      'an unknown tool',
      { body: tool('drop_table') },
      { status: 200, json: { error: { code: -32_602, message: expect.stringContaining('search_site') } } },
    ],
    [
      'wrong arguments',
      { body: tool('calculate_roi', { useCase: 'magic' }) },
      { status: 200, json: { result: { isError: true } } },
    ],
    [
      'a missing page as a resource',
      { body: call('resources/read', { uri: 'https://www.example.com/book-dmeo' }) },
      {
        status: 200,
        json: {
          error: {
            code: -32_602,
            data: { uri: 'https://www.example.com/book-dmeo' },
            message: 'This site has no such page. Did you mean https://www.example.com/book-demo?',
          },
        },
      },
    ],
    ['an unknown method', { body: call('logging/setLevel', { level: 'info' }) }, error(-32_601)],
    ['the slash at the end', { body: call('ping'), path: '/mcp/' }, { status: 200, json: { result: {} } }],
    [
      'reading from a page of another site',
      { headers: STRANGE_PAGE, body: tool('compare_plans', { members: 4 }) },
      { status: 200, json: { result: { structuredContent: { smallestThatFits: 'startup' } } } },
    ],
    [
      'acting from a page of another site',
      { headers: STRANGE_PAGE, body: tool('cancel_demo', { manageUrl: 'x' }) },
      {
        status: 200,
        json: { result: { isError: true, content: [{ text: expect.stringContaining('"forbidden"') }] } },
      },
    ],
  ])('%s', async (_what, asked, expected) => {
    const { url } = await startTestServer({ config: PUBLIC });
    expect(await ask(url, asked)).toMatchObject(expected);
  });

  it('lets pages of all sites ask before they call, on a public host', async () => {
    const { url } = await startTestServer({ config: PUBLIC });
    const preflight = { ...STRANGE_PAGE, 'access-control-request-method': 'POST' };
    const asked = await ask(url, { method: 'OPTIONS', headers: preflight });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
    const told = await ask(url, { headers: STRANGE_PAGE, body: '{' });
    expect(told.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([null, 'https://site.internal', 'http://www.example.com', 'https://10.0.0.7'])(
    'refuses pages of other sites at the address %s, which not everyone may reach',
    async (publicUrl) => {
      const { url } = await startTestServer({ config: { publicUrl } });
      const { status, json, headers } = await ask(url, { headers: STRANGE_PAGE, body: call('ping') });
      expect([status, json.error.data.code]).toEqual([403, 'forbidden']);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('numbers a refusal that comes before the protocol, and names the request', async () => {
    const { url } = await startTestServer({ config: { agentCallsPerMinute: 1 } });
    await ask(url, { body: call('ping') });
    const { status, json, headers } = await ask(url, { body: call('ping') });
    expect([status, headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(json).toEqual({
      ...{ jsonrpc: '2.0', id: null },
      error: {
        code: -32_000,
        message: expect.stringMatching(/^Too many requests\./),
        data: {
          ...{ statusCode: 429, code: 'rate_limited' },
          message: expect.any(String),
          requestId: headers.get('x-request-id'),
        },
      },
    });
  });

  it('links to where the agent came, as long as no public address is set', async () => {
    const { url } = await startTestServer();
    const { json } = await ask(url, { body: tool('compare_plans') });
    expect(json.result.structuredContent.url).toBe(`${url}/pricing`);
    const open = await startTestServer({ config: PUBLIC });
    const other = await ask(open.url, { body: tool('compare_plans') });
    expect(other.json.result.structuredContent.url).toBe('https://www.example.com/pricing');
  });
});
