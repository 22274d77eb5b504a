import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { startChatServer } from '../../../checks/support/chat-clients.ts';
import { openConnection, sendRaw } from '../../../checks/support/raw-client.ts';
import { openDeafWebSocket } from '../../../checks/support/raw-web-socket.ts';

const UPGRADE = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n';

describe('a request for /socket.io', () => {
  it.each([
    ['a handshake by POST', 'POST', 'EIO=4&transport=polling', 400],
    ['an unknown session', 'GET', 'EIO=4&transport=polling&sid=none', 400],
    ['a session on the prototype', 'GET', 'EIO=4&transport=polling&sid=__proto__', 400],
    ['an unknown transport', 'GET', 'EIO=4&transport=carrier-pigeon', 400],
    ['an old protocol', 'GET', 'EIO=3&transport=polling', 400],
    ['no parameters', 'GET', '', 400],
    ['a WebSocket without an upgrade', 'GET', 'EIO=4&transport=websocket', 400],
  ])('refuses a request with %s', async (_case, method, query, status) => {
    const server = await startChatServer();
    const answer = await fetch(`${server.url}/socket.io/?${query}`, { method });
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain(' at ');
  });

  it('disconnects a sender of a packet above the limit', async () => {
    const server = await startChatServer();
    const asha = await server.join({ transports: ['polling'] });
    asha.socket.emit('updatelastRead', 'x'.repeat(70_000));
    expect(await asha.gone).toBe('transport error');
  });

  it('answers with the same headers as other addresses', async () => {
    const server = await startChatServer();
    const answer = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await answer.text();
  });

  it.each([
    ['half a WebSocket', `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: a\r\n${UPGRADE}\r\n`],
    [
      'an upgrade to something else',
      'GET /socket.io/ HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n',
    ],
  ])('refuses %s', async (_case, bytes) => {
    const server = await startChatServer();
    expect((await sendRaw(server.port, bytes))[0]?.status).toBe(400);
  });
});

describe('an upgrade at another address', () => {
  it('answers as without the upgrade', async () => {
    const server = await startChatServer();
    const bytes = `GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade, close\r\nupgrade: h2c\r\n\r\n`;
    const [answer] = await sendRaw(server.port, bytes);
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('<title>Home</title>') });
  });
});

describe('an idle chat connection', () => {
  it.each(['websocket', 'polling'])(
    'stays open longer than other idle connections (%s)',
    async (transport) => {
      const server = await startChatServer({ config: { idleTimeoutMs: 1_500 } });
      const asha = await server.join({ transports: [transport] });
      const ben = await server.join();
      await asha.hear('userOnline');
      // Opened later, and cut already: by then the socket has been silent for longer.
      const other = await openConnection(server.port);
      other.write(
        'POST /authms/demo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
      );
      other.resume();
      await once(other, 'end');
      ben.socket.emit('aiMessage', ben.shared.id, null, 'Still there?');
      expect((await asha.hear('messageReceived'))[0].content).toBe('Still there?');
      expect(asha.socket.connected).toBe(true);
    },
  );
});

describe('a client that does not read', () => {
  const PAGES = 100;

  it('disconnects the client when too much waits for it', async () => {
    const server = await startChatServer({
      config: { chatEventsPerSecond: 1_000_000 },
      chatLimits: { waitingCharacters: 1_000_000, pagesAsked: PAGES },
    });
    const asha = await server.join();
    asha.socket.emit('aiMessage', asha.personal.id, null, 'x'.repeat(8_000));
    const [, threadId] = await asha.hear('PostAIResponse');
    for (let count = 0; count < 49; count += 1) {
      asha.socket.emit('aiMessage', asha.personal.id, threadId, 'x'.repeat(8_000));
      await asha.hear('PostAIResponse');
    }
    asha.socket.disconnect();
    const deaf = await openDeafWebSocket(server.url);
    deaf.send(`40${JSON.stringify({ token: asha.user.access_token })}`);
    await server.untilSockets(1);
    // Some 250 kB each: more than what the system keeps for a connection, and what may wait here.
    for (let count = 0; count < PAGES; count += 1) {
      deaf.send(`42["getThreadMessages",100,1,"${asha.personal.id}","${threadId}"]`);
    }
    await server.untilSockets(0);
  });
});
