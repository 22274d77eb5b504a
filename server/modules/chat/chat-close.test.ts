import { describe, expect, it } from 'vitest';
import { connectAs, holdAnswers, startChatServer } from '../../../checks/support/chat-clients.ts';
import { openDeafWebSocket } from '../../../checks/support/raw-web-socket.ts';

describe('a server that closes', () => {
  it.each(['websocket', 'polling'])(
    'lets its sockets reconnect to another server (%s)',
    async (transport) => {
      const server = await startChatServer();
      const asha = await server.join({ transports: [transport] });
      await server.app.close();
      // Not 'io server disconnect', after which a client stays away.
      expect(await asha.gone).toMatch(/^transport (close|error)$/);
    },
  );

  it('sends pending answers before it closes', async () => {
    const { responder, asked, release } = holdAnswers();
    const server = await startChatServer({ responder });
    const asha = await server.join();
    asha.socket.emit('aiMessage', asha.personal.id, null, 'Quick!');
    await asked;
    const closed = server.app.close();
    release();
    expect((await asha.hear('PostAIResponse'))[3]).toBe('After 0: Quick!');
    await closed;
  });

  it('closes without waiting for a stuck answer, and leaves it to the next start', async () => {
    const { responder, asked } = holdAnswers();
    const server = await startChatServer({ responder, config: { shutdownTimeoutMs: 40 } });
    const asha = await server.join();
    asha.socket.emit('aiMessage', asha.personal.id, null, 'Quick!');
    await asked;
    await server.app.close();
    expect(await server.listStored()).toEqual([
      expect.objectContaining({ content: 'Quick!', answer_due_at: expect.any(String) }),
    ]);
  });

  it('closes without waiting for a WebSocket that does not answer its close', async () => {
    const server = await startChatServer({ chatLimits: { farewellMs: 20 } });
    const { access_token } = await server.signUp();
    const deaf = await openDeafWebSocket(server.url);
    deaf.send(`40${JSON.stringify({ token: access_token })}`);
    await server.untilSockets(1);
    await server.app.close();
  });

  it.each(['websocket', 'polling'])('accepts no new connections (%s)', async (transport) => {
    const { responder, asked, release } = holdAnswers();
    const server = await startChatServer({ responder });
    const asha = await server.join();
    asha.socket.emit('aiMessage', asha.personal.id, null, 'Quick!');
    await asked;
    const closed = server.app.close();
    while ((await fetch(`${server.url}/readyz`)).ok);
    const late = connectAs(server.url, asha.user, { transports: [transport] });
    await new Promise((resolve) => late.socket.once('connect_error', resolve));
    release();
    await closed;
  });
});
