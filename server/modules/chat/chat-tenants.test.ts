import { describe, expect, it } from 'vitest';
import { connectAs, emitAndHear, startChatServer } from '../../../checks/support/chat-clients.ts';

const NOT_FOUND = { code: 'not_found', message: 'There’s no such room or thread.' };

describe('a room or thread of other users', () => {
  it('answers exactly as for a room or thread that does not exist', async () => {
    const server = await startChatServer();
    const [asha, ben] = [await server.join(), await server.join()];
    const eve = await server.joinOtherClient();
    asha.socket.emit('aiMessage', asha.personal.id, null, 'secret');
    const [, threadId] = await asha.hear('PostAIResponse');
    const attempts = [
      [eve, 'aiMessage', asha.shared.id, null, 'let me in'],
      [eve, 'aiMessage', asha.personal.id, threadId, 'let me in'],
      [eve, 'aiMessage', eve.personal.id, threadId, 'let me in'],
      [eve, 'getThreadMessages', 10, 1, asha.personal.id, threadId],
      [eve, 'getThreadMessages', 10, 1, eve.personal.id, threadId],
      [eve, 'updatelastRead', asha.shared.id],
      [ben, 'aiMessage', asha.personal.id, threadId, 'let me in'],
      [ben, 'aiMessage', ben.shared.id, threadId, 'let me in'],
      [ben, 'getThreadMessages', 10, 1, asha.shared.id, threadId],
      [ben, 'updatelastRead', asha.personal.id],
      [asha, 'aiMessage', asha.shared.id, threadId, 'wrong room'],
      [asha, 'aiMessage', 'no-such-room', null, 'nowhere'],
      [asha, 'getThreadMessages', 10, 1, asha.personal.id, 'no-such-thread'],
    ] as const;
    for (const [someone, event, ...values] of attempts) {
      expect(await emitAndHear(someone, event, ...values)).toEqual([{ error: NOT_FOUND }]);
      expect(await someone.hear('connectionError')).toEqual([NOT_FOUND]);
      expect(someone.socket.connected).toBe(true);
    }
    expect(await server.listStored()).toHaveLength(2);
    expect(eve.unheard('messageReceived')).toEqual([]);
  });
});

describe('a handshake with two tokens', () => {
  it('shows what belongs to the token in the header, whatever else the handshake says', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    const eve = await server.joinOtherClient();
    const client = connectAs(server.url, eve.user, {
      query: { userId: asha.user.id, clientId: server.clientId },
      auth: { token: asha.user.access_token, userId: asha.user.id },
    });
    // The header counts; only one identity speaks.
    const [rooms] = await client.hear('rooms');
    expect(rooms.map(({ id }) => id)).toEqual([eve.personal.id, eve.shared.id]);
  });
});
