import type { ReceivedMessage } from 'contract/chat/chat.ts';
import { describe, expect, it } from 'vitest';
import { ECHO, emitAndHear, holdAnswers, startChatServer } from '../../../checks/support/chat-clients.ts';
import { engines } from '../../../checks/support/engines.ts';

describe.each(engines)('the room of a client on $name', ({ openDatabase }) => {
  async function setUp() {
    const server = await startChatServer({ database: await openDatabase() });
    return { ...server, asha: await server.join(), ben: await server.join() };
  }

  it('passes on what colleagues say to each other without an answer, and bills nothing', async () => {
    const { asha, ben, creditsUsed, listStored } = await setUp();
    const text = 'Ben, can you call the supplier about Friday?';
    const [echo] = await emitAndHear(asha, 'aiMessage', asha.shared.id, null, text);
    expect(echo).toMatchObject({ content: text, creditsLeft: 50_000 });
    expect(echo).not.toHaveProperty('subscription');
    expect((await ben.hear('messageReceived'))[0]).toEqual(echo);
    // In its turn comes the answer to this one, the first in the thread.
    const { thread } = echo as ReceivedMessage;
    await emitAndHear(ben, 'aiMessage', ben.shared.id, thread.id, '@assistant Which plan fits?');
    expect((await asha.hear('PostAIResponse'))[3]).toBe('After 0: Which plan fits?');
    expect(asha.unheard('PostAIResponse')).toEqual([]);
    expect([await creditsUsed(), (await listStored()).length]).toEqual([1, 3]);
  });

  it.each([
    ['as the last argument', [null, 'Which plan fits?', true]],
    ['in the message', [null, { content: 'Which plan fits?', mention: true }]],
  ])('answers a message with a mention %s', async (_where, values) => {
    const { asha, ben, creditsUsed } = await setUp();
    const [echo] = await emitAndHear(asha, 'aiMessage', asha.shared.id, ...values);
    expect(echo).toMatchObject({ creditsLeft: 49_999 });
    expect((await ben.hear('PostAIResponse'))[3]).toBe('After 0: Which plan fits?');
    expect(await creditsUsed()).toBe(1);
  });
});

describe('what colleagues say to each other', () => {
  it('is refused beyond the number of a day, and what is asked is not', async () => {
    const server = await startChatServer({ chatLimits: { talk: { perUser: 1, perClient: 9 } } });
    const asha = await server.join();
    const say = (text: string) => emitAndHear(asha, 'aiMessage', asha.shared.id, null, text);
    expect(await say('one')).not.toHaveProperty('0.error');
    expect(await say('two')).toMatchObject([{ error: { code: 'rate_limited' } }]);
    expect(await say('@assistant three')).not.toHaveProperty('0.error');
    expect((await server.listStored()).map(({ content }) => content)).not.toContain('two');
  });

  it('is stored without a credit, and its repetition is no message without one', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    await server.useAllCreditsBut(0);
    for (const _time of ['first', 'again']) {
      const own = { id: 'own', content: 'See you on Friday' };
      const [echo] = await emitAndHear(asha, 'aiMessage', asha.shared.id, null, own);
      expect(echo).toMatchObject({ content: own.content, creditsLeft: 0 });
      expect(echo).not.toHaveProperty('subscription');
    }
  });
});

it('tells that the assistant is at work, until its answer is there', async () => {
  const { responder, asked, release } = holdAnswers();
  const server = await startChatServer({ responder });
  const [asha, ben] = [await server.join(), await server.join()];
  const message = { roomId: asha.shared.id, message: 'Hello', mention: true };
  const [echo] = (await emitAndHear(asha, 'aiMessage', message)) as [ReceivedMessage];
  await asked;
  expect(await ben.hear('assistantTyping')).toEqual([asha.shared.id, echo.thread.id, true]);
  expect(ben.unheard('PostAIResponse')).toEqual([]);
  release();
  await ben.hear('PostAIResponse');
  expect(await ben.hear('assistantTyping')).toEqual([asha.shared.id, echo.thread.id, false]);
});

it('acknowledges a request that was one object with one object', async () => {
  const server = await startChatServer({ responder: ECHO });
  const asha = await server.join();
  const roomId = asha.personal.id;
  const ask = async (event: string, payload: object) => {
    const acknowledged = await emitAndHear(asha, event, payload);
    expect(acknowledged).toHaveLength(1);
    return acknowledged[0];
  };
  const sent = (await ask('aiMessage', { roomId, message: 'Hello' })) as ReceivedMessage;
  expect(sent).toMatchObject({ content: 'Hello', room: { id: roomId }, creditsLeft: 49_999 });
  await asha.hear('PostAIResponse');
  const { id: threadId } = sent.thread;
  expect(await ask('getThreadMessages', { limit: 1, page: 1, roomId, threadId })).toMatchObject({
    messages: [{ senderid: 'assistant' }],
    ...{ roomId, totalMessages: 2, totalPages: 2, currentPage: 1, limit: 1 },
  });
  expect(await ask('getRoomThreads', { limit: 1, roomId })).toMatchObject({
    threads: [{ id: threadId }],
    ...{ roomId, nextCursor: null },
  });
  expect(await ask('updatelastRead', { roomId })).toEqual({
    ...{ roomId, userId: asha.user.id },
    ...{ timeStamp: expect.any(String), message: expect.any(String) },
  });
  expect(await ask('updatelastRead', { roomId: 'none' })).toMatchObject({ error: { code: 'not_found' } });
});
