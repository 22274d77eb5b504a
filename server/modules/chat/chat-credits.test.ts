import { describe, expect, it } from 'vitest';
import { ECHO, emitAndHear, startChatServer } from '../../../checks/support/chat-clients.ts';

describe('credits', () => {
  it('stops answers when credits are used up, and reports it in the echo', async () => {
    const asked: string[] = [];
    const server = await startChatServer({
      responder: {
        answer: (question) => {
          asked.push(question.content);
          return ECHO.answer(question);
        },
      },
    });
    const asha = await server.join();
    await server.useAllCreditsBut(1);
    await emitAndHear(asha, 'aiMessage', asha.personal.id, null, 'the last one');
    expect((await asha.hear('messageReceived'))[0]).not.toHaveProperty('subscription');
    await asha.hear('PostAIResponse');
    const unpaid = { id: 'own', content: 'one too many' };
    for (const _time of ['first', 'again']) {
      asha.socket.emit('aiMessage', asha.personal.id, null, unpaid);
      expect((await asha.hear('messageReceived'))[0].subscription).toEqual({
        message: expect.any(String),
        creditsLeft: 0,
      });
    }
    // Stored all the same.
    expect((await server.listStored()).map(({ content }) => content)).toContain('one too many');
    expect(asked).toEqual(['the last one']);
  });

  it('spends no credit on a message that is refused or repeated', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    const before = await server.creditsUsed();
    const own = { id: 'own', content: 'Hello' };
    await emitAndHear(asha, 'aiMessage', asha.personal.id, 'no-such-thread', 'Hello');
    for (const _time of ['first', 'again']) await emitAndHear(asha, 'aiMessage', asha.personal.id, null, own);
    expect((await server.creditsUsed()) - before).toBe(1);
  });
});
