import { describe, expect, it } from 'vitest';
import { startChatServer } from '../../../checks/support/chat-clients.ts';
import { sendRaw } from '../../../checks/support/raw-client.ts';

const POLLING = '/socket.io/?EIO=4&transport=polling';
const WEB_SOCKET = '/socket.io/?EIO=4&transport=websocket';
const UPGRADE =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
const FOREIGN = 'https://evil.example';

type ChatServer = Awaited<ReturnType<typeof startChatServer>>;

/** The id of a session over long polling. */
async function openSession({ url }: ChatServer): Promise<string> {
  const packet = await (await fetch(url + POLLING)).text();
  return JSON.parse(packet.slice(1)).sid;
}

/** Opens a session that a WebSocket has taken over. */
async function openWebSocketSession(server: ChatServer): Promise<string> {
  const { socket } = await server.join();
  return socket.io.engine.id;
}

/** Queries of handshakes that name no session of this server. */
const STRANGE: [what: string, query: (server: ChatServer) => string | Promise<string>][] = [
  ['an empty one', () => '&sid='],
  ['a name without a value', () => '&sid'],
  ['another name', () => '&SID=x'],
  ['an encoded name', () => '&%73id='],
  ['an encoded name with a value', () => '&%73id=x'],
  ['a made-up one', () => '&sid=x'],
  ['one of the prototype', () => '&sid=__proto__'],
  ['two', () => '&sid=x&sid='],
  ['a known one, and an empty one', async (server) => `&sid=${await openSession(server)}&sid=`],
  ['a known one in a fragment', async (server) => `#&sid=${await openSession(server)}`],
  ['a known one in the value of another', async (server) => `&x=?sid=${await openSession(server)}`],
  [
    'one that was closed',
    async (server) => {
      const sid = await openSession(server);
      await fetch(`${server.url}${POLLING}&sid=${sid}`, { method: 'POST', body: '1' });
      return `&sid=${sid}`;
    },
  ],
  ['one of a WebSocket', async (server) => `&sid=${await openWebSocketSession(server)}`],
];

async function statusOf(server: ChatServer, address: string, ...headers: string[]): Promise<number> {
  const head = ['host: localhost', ...headers].join('\r\n');
  const closes = headers.includes(UPGRADE) ? '' : '\r\nconnection: close';
  const [answer] = await sendRaw(server.port, `GET ${address} HTTP/1.1\r\n${head}${closes}\r\n\r\n`);
  return answer?.status ?? 0;
}

describe.each(STRANGE)('a handshake whose session is %s', (_what, queryFor) => {
  it('refuses the handshake to a page of another site, over both transports', async () => {
    const server = await startChatServer();
    const query = await queryFor(server);
    expect(await statusOf(server, POLLING + query, `origin: ${FOREIGN}`)).toBe(403);
    expect(await statusOf(server, WEB_SOCKET + query, `origin: ${FOREIGN}`, UPGRADE)).toBe(403);
  });

  it('counts the handshake for its network', async () => {
    const server = await startChatServer({ chatLimits: { handshakes: { perSecond: 0, burst: 4 } } });
    const query = await queryFor(server);
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push(await statusOf(server, POLLING + query));
    expect(statuses.at(-1)).toBe(429);
    expect(await statusOf(server, WEB_SOCKET + query, UPGRADE)).toBe(429);
  });

  it('refuses the handshake beyond the connections of its network', async () => {
    const server = await startChatServer({ chatLimits: { connectionsPerNetwork: 2 } });
    const query = await queryFor(server);
    for (let count = 0; count < 2; count += 1) await openSession(server).catch(() => {});
    expect(await statusOf(server, POLLING + query)).toBe(403);
    expect(await statusOf(server, WEB_SOCKET + query, UPGRADE)).toBe(403);
  });
});

describe('a request of a session', () => {
  it('accepts a request of a session, however many handshakes its network has made', async () => {
    const server = await startChatServer({ chatLimits: { handshakes: { perSecond: 0, burst: 1 } } });
    const sid = await openSession(server);
    expect(await statusOf(server, POLLING)).toBe(429);
    const send = (body: string) =>
      fetch(`${server.url}${POLLING}&sid=${sid}`, { method: 'POST', body }).then(({ status }) => status);
    expect([await send('3'), await send('3')]).toEqual([200, 200]);
  });

  it('refuses a request that names a WebSocket without an upgrade, with the usual error', async () => {
    const server = await startChatServer();
    const sid = await openWebSocketSession(server);
    const answer = await fetch(`${server.url}${WEB_SOCKET}&sid=${sid}`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        statusCode: 400,
        code: 'invalid_request',
        message: 'This chat session has ended. Please connect again.',
        requestId: answer.headers.get('x-request-id'),
      },
    ]);
  });
});

describe('handshakes of an IPv6 /48', () => {
  it('allows a /48 four times the handshakes of one network', async () => {
    const server = await startChatServer({
      config: { trustedProxies: ['127.0.0.1'] },
      chatLimits: { handshakes: { perSecond: 0, burst: 1 } },
    });
    const statuses: number[] = [];
    for (let network = 1; network <= 6; network += 1) {
      statuses.push(await statusOf(server, POLLING, `x-forwarded-for: 2001:db8:1:${network}::1`));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await statusOf(server, POLLING, 'x-forwarded-for: 2001:db8:2:1::1')).toBe(200);
  });
});
