import { describe, expect, it } from 'vitest';
import { connectAs, emitAndHear, startChatServer } from '../../../checks/support/chat-clients.ts';

describe('a message with an id of its sender', () => {
  const OWN = { id: 'own-1', content: 'Hello', mention: true };

  it('stores and answers a message once when it is sent twice, and echoes it each time', async () => {
    const server = await startChatServer();
    const [asha, ben] = [await server.join(), await server.join()];
    asha.socket.emit('aiMessage', asha.shared.id, null, OWN);
    const [first] = await asha.hear('messageReceived');
    const answer = await asha.hear('PostAIResponse');
    asha.socket.emit('aiMessage', asha.shared.id, null, OWN);
    const [second] = await asha.hear('messageReceived');
    expect(second).toMatchObject({ id: first.id, clientMessageId: 'own-1', createdDate: first.createdDate });
    // The same answer once more, since the first may have been lost.
    expect(await asha.hear('PostAIResponse')).toEqual(answer);
    expect(await server.listStored()).toHaveLength(2);
    await emitAndHear(ben, 'updatelastRead', ben.shared.id);
    expect(ben.unheard('messageReceived')).toHaveLength(1);
    expect(ben.unheard('PostAIResponse')).toHaveLength(1);
  });

  it('stores a message once when it is sent twice at the same time', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    const otherTab = connectAs(server.url, asha.user);
    await otherTab.hear('rooms');
    const echoes = await Promise.all(
      [asha, otherTab, asha].map((tab) => emitAndHear(tab, 'aiMessage', asha.personal.id, null, OWN)),
    );
    expect(new Set(echoes.map(([message]) => (message as { id: string }).id)).size).toBe(1);
    await asha.hear('PostAIResponse');
    expect(await server.listStored()).toHaveLength(2);
  });

  it('accepts the same id from two users', async () => {
    const server = await startChatServer();
    const [asha, ben] = [await server.join(), await server.join()];
    for (const sender of [asha, ben]) await emitAndHear(sender, 'aiMessage', asha.shared.id, null, OWN);
    const questions = (await server.listStored()).filter((row) => row.client_message_id !== null);
    expect(questions.map(({ sender_id }) => sender_id).sort()).toEqual([asha.user.id, ben.user.id].sort());
  });

  it.each([
    ['other words', (_room: string) => ({ id: 'own-1', content: 'Something else' }), 'personal'],
    ['another room', (_room: string) => OWN, 'shared'],
  ] as const)('refuses the same id with %s', async (_case, makeMessage, room) => {
    const server = await startChatServer();
    const asha = await server.join();
    await emitAndHear(asha, 'aiMessage', asha.personal.id, null, OWN);
    const [answer] = await emitAndHear(asha, 'aiMessage', asha[room].id, null, makeMessage(room));
    expect(answer).toMatchObject({ error: { code: 'message_id_reused' } });
    expect((await asha.hear('connectionError'))[0].code).toBe('message_id_reused');
  });
});
