import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signIn } from '../../../checks/support/desk/sign-in.ts';
import { GOOD_BODIES, postLead } from '../../../checks/support/lead-bodies.ts';
import { openConnection, readToEnd, sendRaw } from '../../../checks/support/raw-client.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';
import { allowUpload } from './http-server.ts';

const BODY = JSON.stringify(GOOD_BODIES.contact);
const LEAD = `POST /authms/contact-request HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(BODY)}\r\n`;
const UPGRADE =
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
/** Time limits for requests that are too slow; one that is not may be, on a machine that is busy. */
const TINY_TIMEOUTS = { headersTimeoutMs: 50, requestTimeoutMs: 100 };
const SHORT_TIMEOUTS = { headersTimeoutMs: 500, requestTimeoutMs: 1_000 };

describe('a malformed HTTP request', () => {
  it.each([
    ['two Host headers', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n', 400],
    ['two equal Host headers', 'GET / HTTP/1.1\r\nhost: a\r\nHost: a\r\n\r\n', 400],
    ['no Host header', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two Content-Length headers', `${LEAD}content-length: 3\r\n\r\n${BODY}`, 400],
    [
      'two equal Content-Length headers',
      `${LEAD}content-length: ${Buffer.byteLength(BODY)}\r\n\r\n${BODY}`,
      400,
    ],
    ['Content-Length and Transfer-Encoding', `${LEAD}transfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['a Content-Length that is no number', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1e3\r\n\r\n', 400],
    ['a negative Content-Length', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n', 400],
    [
      'an unknown Transfer-Encoding',
      'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked, x\r\n\r\n',
      400,
    ],
    ['a blank before a colon', 'GET / HTTP/1.1\r\nhost : a\r\n\r\n', 400],
    ['a folded header', 'GET / HTTP/1.1\r\nhost: a\r\nx: 1\r\n 2\r\n\r\n', 400],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nhost: a\r\nx: \0\r\n\r\n', 400],
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['a strange expectation', `${LEAD}expect: a-miracle\r\n\r\n${BODY}`, 400],
    ['headers of 20,000 bytes', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a request line of RTSP', 'DESCRIBE rtsp://a/b RTSP/1.0\r\nhost: a\r\n\r\n', 400],
    ['a request line of RTSP for a page', 'DESCRIBE / RTSP/1.0\r\nhost: a\r\n\r\n', 400],
    ['a request line of HTTP/2', 'GET / HTTP/2.0\r\nhost: a\r\n\r\n', 400],
    ['a page of the server as a whole', 'GET * HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['two Host headers of a web socket', `${UPGRADE}host: b\r\n\r\n`, 400],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n', 405],
  ])('answers in the shape of all errors to %s', async (_what, bytes, status) => {
    const { port, url, database } = await startTestServer();
    const [answer, ...more] = await sendRaw(port, bytes);
    expect(more).toEqual([]);
    expect(answer?.status).toBe(status);
    expect(JSON.parse(answer?.body ?? '')).toEqual({
      statusCode: status,
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.stringMatching(/^[A-Z].*\.$/),
      requestId: answer?.headers['x-request-id'],
    });
    expect(answer?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', connection: 'close' });
    expect(await database.selectFrom('leads').select('id').execute()).toEqual([]);
    expect((await postLead(url, 'contact')).status).toBe(201);
  });

  it('answers 400 to an address that cannot be decoded', async () => {
    const { url, logged } = await startTestServer();
    const answer = await fetch(`${url}/authms/%`);
    expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([400, 'DENY']);
    expect(await answer.json()).toMatchObject({ statusCode: 400, code: 'invalid_request' });
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'request', status: 400, path: '(unknown)' }),
    );
  });

  it('answers separately to a malformed request after a valid one on the same connection', async () => {
    const { port, database } = await startTestServer();
    const answers = await sendRaw(port, `${LEAD}\r\n${BODY}NONSENSE\r\n\r\n`);
    expect(answers.map(({ status }) => status)).toEqual([201, 400]);
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });
});

describe('a slow request', () => {
  it('answers 408 when the headers take too long', async () => {
    const { port } = await startTestServer({ config: TINY_TIMEOUTS });
    const [answer] = await sendRaw(port, 'GET / HTTP/1.1\r\nhost: a\r\nx: ');
    expect(answer?.status).toBe(408);
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ statusCode: 408, code: 'request_timeout' });
  });

  it('answers 408 when the body takes too long', async () => {
    const { port, url, logged } = await startTestServer({ config: TINY_TIMEOUTS });
    const answers = await sendRaw(port, `${LEAD}\r\n${BODY.slice(0, 10)}`);
    expect(answers.map(({ status }) => status)).toEqual([408]);
    await expect.poll(async () => (await postLead(url, 'contact')).status).toBe(201);
    expect(logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  it('has more time where a person of the desk uploads a file', async () => {
    const server = await startTestServer({ config: TINY_TIMEOUTS });
    const { headers } = await signIn(server, 'editor');
    const socket = await openConnection(server.port);
    const fields = Object.entries({
      ...headers,
      host: `127.0.0.1:${server.port}`,
      'content-type': 'application/octet-stream',
    });
    const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`POST /desk/api/articles/files HTTP/1.1\r\n${head}content-length: 2\r\n\r\na`);
    await setTimeout(4 * TINY_TIMEOUTS.requestTimeoutMs);
    socket.end('b');
    const [answer] = await readToEnd(socket);
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: 'invalid_request' });
  });

  it('holds the connection of an upload while nothing is sent, such as during its conversion', async () => {
    const idleTimeoutMs = 500;
    const server = createServer(async (request, response) => {
      allowUpload(request);
      await setTimeout(2 * idleTimeoutMs);
      response.end('converted');
    });
    server.setTimeout(idleTimeoutMs);
    onTestFinished(() => void server.close());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}`, { method: 'POST' })).text()).toBe('converted');
  });

  it('has no more time where no one is signed in', async () => {
    const { port } = await startTestServer({ config: TINY_TIMEOUTS });
    const type = 'content-type: application/octet-stream';
    const head = `POST /desk/api/articles/files HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nsec-fetch-site: same-origin\r\n${type}\r\ncontent-length: 2\r\n\r\na`;
    const [answer] = await sendRaw(port, head);
    expect(answer?.status).toBe(401);
  });

  it.each([
    ['rejected for its length', 'POST /authms/demo', 413],
    ['answered with a page', 'GET /', 200],
    ['answered with 404', 'POST /nowhere', 404],
  ])('answers once when a request was %s and its body continues', async (_what, start, status) => {
    const { port } = await startTestServer({ config: SHORT_TIMEOUTS });
    const type = 'content-type: application/json';
    const answers = await sendRaw(
      port,
      `${start} HTTP/1.1\r\nhost: a\r\n${type}\r\ncontent-length: 9000000\r\n\r\nx`,
    );
    expect(answers.map((answer) => answer.status)).toEqual([status]);
  });

  it('answers once when a malformed body follows', async () => {
    const { port } = await startTestServer();
    const head = 'POST /nowhere HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n';
    const socket = await openConnection(port);
    socket.write(head);
    await once(socket, 'readable');
    socket.write('zz\r\n');
    expect((await readToEnd(socket)).map(({ status }) => status)).toEqual([404]);
  });

  it('answers 408 when the connection sends nothing at all', async () => {
    const { port } = await startTestServer({ config: TINY_TIMEOUTS });
    const answers = await sendRaw(port, '');
    expect(answers.map(({ status }) => status)).toEqual([408]);
  });

  it('stores a lead whose bytes arrive one by one in time', async () => {
    const { port } = await startTestServer();
    const socket = await openConnection(port);
    for (const byte of `${LEAD}connection: close\r\n\r\n${BODY}`) socket.write(byte);
    expect((await readToEnd(socket)).map(({ status }) => status)).toEqual([201]);
  });
});

describe('a connection', () => {
  it('closes a connection beyond the limit at once, and accepts the next when one ends', async () => {
    const { port } = await startTestServer({ config: { maxConnections: 1 } });
    const first = await openConnection(port);
    expect(await sendRaw(port, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n')).toEqual([]);
    first.end('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    expect((await readToEnd(first)).map(({ status }) => status)).toEqual([200]);
  });

  it('closes an idle connection', async () => {
    const { port } = await startTestServer({ config: { idleTimeoutMs: 50 } });
    expect(await sendRaw(port, `${LEAD}\r\n${BODY.slice(0, 10)}`)).toEqual([]);
  });

  it('closes a connection beyond the limit of its network at once, and accepts the next when one ends', async () => {
    const { port, metrics } = await startTestServer({ config: { maxConnectionsPerNetwork: 1 } });
    const first = await openConnection(port);
    expect(await sendRaw(port, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n')).toEqual([]);
    expect(await metrics.registry.metrics()).toContain(
      'http_requests_refused_total{reason="connections_per_network"} 1',
    );
    first.end('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    expect((await readToEnd(first)).map(({ status }) => status)).toEqual([200]);
    const next = await openConnection(port);
    next.end('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    expect((await readToEnd(next)).map(({ status }) => status)).toEqual([200]);
  });

  it('does not count connections of a trusted proxy', async () => {
    const { port } = await startTestServer({
      config: { maxConnectionsPerNetwork: 1, trustedProxies: ['127.0.0.1'] },
    });
    const first = await openConnection(port);
    const bytes = 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
    expect((await sendRaw(port, bytes)).map(({ status }) => status)).toEqual([200]);
    first.destroy();
  });

  it.each([
    ['pages', 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['calls', `${LEAD}\r\n${BODY}`],
    ['nonsense', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n'],
    ['strange expectations', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: a-miracle\r\n\r\n'],
  ])('closes a connection after a thousand pipelined %s', async (_what, request) => {
    const { port, url, metrics } = await startTestServer();
    const socket = await openConnection(port);
    socket.write(request.repeat(1_000));
    await readToEnd(socket).catch(() => {});
    expect(await metrics.registry.metrics()).toMatch(/http_requests_refused_total\{reason="pipelined"\} 1$/m);
    await expect.poll(() => metrics.registry.metrics()).toContain('http_requests_in_flight 0');
    expect((await fetch(url)).status).toBe(200);
  });

  it('upgrades no connection while an answer is pending', async () => {
    const { port } = await startTestServer();
    const socket = await openConnection(port);
    socket.write(`${LEAD}\r\n${BODY}${UPGRADE}\r\n`);
    expect((await readToEnd(socket)).map(({ status }) => status)).toEqual([201, 400]);
  });

  it('sends pending answers before it refuses a CONNECT', async () => {
    const { port } = await startTestServer();
    const answers = await sendRaw(port, `${LEAD}\r\n${BODY}CONNECT a:443 HTTP/1.1\r\nhost: a\r\n\r\n`);
    expect(answers.map(({ status }) => status)).toEqual([201, 405]);
  });

  it('answers pipelined requests in order', async () => {
    const { port } = await startTestServer();
    const last = 'GET /nowhere HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
    const answers = await sendRaw(
      port,
      `${LEAD}\r\n${BODY}GET / HTTP/1.1\r\nhost: a\r\n\r\n${LEAD}\r\n${BODY}${last}`,
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 404]);
  });

  it('answers after the client has half-closed the connection', async () => {
    const { port } = await startTestServer();
    const socket = await openConnection(port);
    socket.end(`${LEAD}\r\n${BODY}`);
    expect((await readToEnd(socket)).map(({ status }) => status)).toEqual([201]);
  });

  it('keeps a connection open after a body over the limit, so that the answer arrives', async () => {
    const { port } = await startTestServer();
    const socket = await openConnection(port);
    socket.write(
      `POST /authms/demo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 70000\r\n\r\n`,
    );
    socket.write('x'.repeat(70_000));
    socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    expect((await readToEnd(socket)).map(({ status }) => status)).toEqual([413, 200]);
  });

  it.each([
    ['in the middle of a body', `${LEAD}\r\n${BODY.slice(0, 20)}`],
    ['right after the headers', `${LEAD}\r\n`],
  ])('stores no lead and logs no error when a connection is reset %s', async (_where, bytes) => {
    const { port, url, database, logged } = await startTestServer();
    const socket = await openConnection(port);
    socket.write(bytes);
    socket.resetAndDestroy();
    await once(socket, 'close');
    expect((await postLead(url, 'contact')).status).toBe(201);
    expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(1);
    await expect.poll(() => logged.filter(({ msg }) => msg === 'request').length).toBe(2);
    expect(logged).toContainEqual(expect.objectContaining({ path: LEAD_PATHS.contact, status: 499 }));
    expect(logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });

  it('accepts a request in absolute form', async () => {
    const { port } = await startTestServer();
    const bytes =
      'GET http://localhost/book-demo?a=b HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
    expect((await sendRaw(port, bytes)).map(({ status }) => status)).toEqual([200]);
  });

  it('accepts HTTP/1.0 without a Host header', async () => {
    const { port } = await startTestServer();
    expect((await sendRaw(port, 'GET / HTTP/1.0\r\n\r\n')).map(({ status }) => status)).toEqual([200]);
  });
});
