import { Agent, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { connectAgent } from '../../../checks/support/agent-client.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';
import { content } from '../../shared/content.ts';
import { isAgentOrigin } from './mcp.routes.ts';

const SITE = 'https://www.example.com';
const FRIEND = 'https://app.example.com';
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${url}/mcp`, { method: 'POST', headers: { ...HEADERS, ...headers }, body: text });
}

function call(method: string, params: object = {}) {
  return { jsonrpc: '2.0', id: 1, method, params };
}

/** Sends a request without headers that `fetch` adds by itself, such as `Accept`. */
function send(url: string, body: unknown, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined;
    type: string | undefined;
    body: string;
  }>();
  request(url, { method: 'POST', headers }, async (answer) => {
    const text = (await answer.toArray()).join('');
    resolve({ status: answer.statusCode, type: answer.headers['content-type']?.split(';')[0], body: text });
  })
    .once('error', reject)
    .end(JSON.stringify(body));
  return promise;
}

/** Posts a body through an agent. @returns the status */
function postThrough(agent: Agent, url: string, body: unknown): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  request(`${url}/mcp`, { method: 'POST', agent, headers: HEADERS }, (answer) => {
    answer.resume().once('end', () => resolve(answer.statusCode));
  })
    .once('error', reject)
    .end(JSON.stringify(body));
  return promise;
}

const comparePlans = call('tools/call', { name: 'compare_plans', arguments: {} });

describe('isAgentOrigin', () => {
  it.each([
    ['no browser', undefined, 'evil.example', true],
    ['the site', SITE, 'www.example.com', true],
    ['an origin that the operator allows', FRIEND, 'www.example.com', true],
    ['another site', 'https://evil.example', 'www.example.com', false],
    ['a name that was pointed at this machine', 'http://evil.example:3000', 'evil.example:3000', false],
    ['a developer', 'http://localhost:3000', 'localhost:3000', true],
    ['another port of the same machine', 'http://localhost:9999', 'localhost:3000', false],
    ['a file', 'null', 'localhost:3000', false],
  ])('judges the origin of %s', (_who, origin, host, isAllowed) => {
    expect(isAgentOrigin(origin, host, [SITE, FRIEND])).toBe(isAllowed);
  });
});

describe('POST /mcp', () => {
  it('refuses pages of other sites, and answers pages of allowed origins', async () => {
    const { url } = await startTestServer({ config: { allowedOrigins: [FRIEND] } });
    const refused = await post(url, comparePlans, { origin: 'https://evil.example' });
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { jsonrpc: '2.0', id: null, error: { code: -32_000, data: { code: 'forbidden' } } },
    ]);
    const answer = await post(url, comparePlans, { origin: FRIEND });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, FRIEND]);
  });

  it('answers the preflight of an allowed origin', async () => {
    const { url } = await startTestServer({ config: { allowedOrigins: [FRIEND] } });
    const headers = { origin: FRIEND, 'access-control-request-method': 'POST' };
    const answer = await fetch(`${url}/mcp`, { method: 'OPTIONS', headers });
    expect([answer.status, answer.headers.get('access-control-allow-headers')]).toEqual([
      204,
      expect.stringContaining('mcp-protocol-version'),
    ]);
  });

  it.each(['GET', 'DELETE', 'PUT'])('answers %s with 405, since it keeps no sessions', async (method) => {
    const { url } = await startTestServer();
    const answer = await fetch(`${url}/mcp`, { method, headers: HEADERS });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it.each([
    ['*/*'],
    ['application/json'],
    ['Application/JSON, Text/Event-Stream'],
    ['application/*;q=0.8, text/html'],
    ['text/event-stream, application/json;q=0.1'],
    [undefined],
  ])('answers JSON to Accept: %s', async (accept) => {
    const { url } = await startTestServer();
    const headers = { 'content-type': 'Application/JSON; Charset=UTF-8', ...(accept ? { accept } : {}) };
    const older = {
      protocolVersion: '2025-03-26',
      capabilities: {},
      clientInfo: { name: 'a', version: '1' },
    };
    for (const message of [call('ping'), call('initialize', older), comparePlans]) {
      const { status, type, body } = await send(`${url}/mcp`, message, headers);
      expect([status, type, JSON.parse(body)]).toMatchObject([
        200,
        'application/json',
        { id: 1, result: {} },
      ]);
    }
  });

  it.each(['text/html', 'application/json;q=0', 'text/event-stream', `a/${'b'.repeat(2_000)}`])(
    'refuses Accept: %s, which excludes JSON',
    async (accept) => {
      const { url } = await startTestServer();
      expect((await post(url, call('ping'), { accept })).status).toBe(406);
    },
  );

  it('answers alike with a slash at the end of its address', async () => {
    const { url } = await startTestServer({ config: { allowedOrigins: [FRIEND] } });
    const headers = { ...HEADERS, origin: FRIEND };
    const answer = await fetch(`${url}/mcp/`, {
      method: 'POST',
      headers,
      body: JSON.stringify(comparePlans),
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, FRIEND]);
    const asked = { origin: FRIEND, 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${url}/mcp/`, { method: 'OPTIONS', headers: asked });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
    const refused = await fetch(`${url}/mcp/`, { headers: HEADERS });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it.each([
    ['no arguments', { ...comparePlans, params: { name: 'compare_plans', arguments: null } }],
    [
      'arguments that are not set',
      call('tools/call', { name: 'compare_plans', arguments: { members: null } }),
    ],
    ['metadata', call('tools/call', { name: 'compare_plans', arguments: {}, _meta: null })],
    ['a page of a list', call('tools/list', { cursor: null })],
    ['all parameters', { jsonrpc: '2.0', id: 1, method: 'tools/list', params: null }],
    [
      'an argument of a prompt',
      call('prompts/get', { name: 'choose_plan', arguments: { people: '2', work: 'x', more: null } }),
    ],
  ])('reads null in place of %s as missing', async (_what, message) => {
    const { url } = await startTestServer();
    const answer = JSON.parse(await (await post(url, message)).text());
    expect(answer).toMatchObject({ result: expect.not.objectContaining({ isError: true }) });
  });

  it.each([
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['text', JSON.stringify(comparePlans), { 'content-type': 'text/plain' }, 415],
    ['no JSON', '{', {}, 400],
    ['more than 64 KiB', JSON.stringify({ ...comparePlans, more: 'x'.repeat(65_536) }), {}, 413],
    ['many messages at once', JSON.stringify(Array(500).fill(comparePlans)), {}, 400],
    ['null', 'null', {}, 400],
    ['a number', '1', {}, 400],
    ['no message', '{"hello":1}', {}, 400],
    ['a deep object', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, {}, 400],
  ])('refuses %s', async (_what, body, headers, status) => {
    const { url } = await startTestServer();
    expect((await post(url, body, headers)).status).toBe(status);
    expect((await post(url, comparePlans)).status).toBe(200);
  });

  it.each([
    'subscriptions/listen',
    'resources/subscribe',
    'logging/setLevel',
    'completion/complete',
    '__proto__',
    'tools/call',
    'resources/read',
    'prompts/get',
  ])('answers %s with an error when parameters are missing', async (method) => {
    const { url } = await startTestServer();
    const answer = await post(url, call(method, { name: {}, uri: 'file:///etc/passwd', arguments: [] }));
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).toMatch(/"error"|"isError":true/);
  });

  it('limits a thousand calls at once, and keeps answering pages', async () => {
    const { url } = await startTestServer({ config: { agentCallsPerMinute: 600 } });
    const connections = new Agent({ keepAlive: true, maxSockets: 100 });
    const calls = Array.from({ length: 1_000 }, () => postThrough(connections, url, comparePlans));
    const statuses = Map.groupBy(await Promise.all(calls), (status) => status);
    connections.destroy();
    expect([statuses.get(200)?.length, statuses.get(429)?.length]).toEqual([600, 400]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(url)).status).toBe(200);
  }, 60_000);

  it('accepts clients of the newest protocol and of older ones', async () => {
    const { url } = await startTestServer();
    const agent = await connectAgent(url);
    expect(agent.getServerVersion()).toMatchObject({ name: content().one('site').name });
    const older = {
      protocolVersion: '2025-03-26',
      capabilities: {},
      clientInfo: { name: 'old', version: '1' },
    };
    const answer = await post(url, call('initialize', older));
    expect(await answer.text()).toContain('"protocolVersion":"2025-03-26"');
  });
});
