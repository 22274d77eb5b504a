import { ASSISTANT_ID, ReceivedMessage } from 'contract/chat/chat.ts';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import {
  connectAs,
  ECHO,
  emitAndHear,
  holdAnswers,
  startChatServer,
} from '../../../checks/support/chat-clients.ts';

describe('aiMessage', () => {
  it('stores the message, echoes it with its room and a new thread, and answers it', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    asha.socket.emit('aiMessage', asha.personal.id, null, 'What does Growth cost?');
    const [message] = await asha.hear('messageReceived');
    expect([...Value.Errors(ReceivedMessage, message)]).toEqual([]);
    expect(message).toMatchObject({
      senderid: asha.user.id,
      content: 'What does Growth cost?',
      meta: { isError: false, operation: 'question' },
      thread: { desc: 'What does Growth cost?', endDate: null },
      room: { id: asha.personal.id, roomType: 'personal' },
    });
    const answer = await asha.hear('PostAIResponse');
    expect(answer).toEqual([
      asha.personal.id,
      message.thread.id,
      expect.any(String),
      'After 0: What does Growth cost?',
      ASSISTANT_ID,
      server.clock().toISOString(),
      server.clock().toISOString(),
      { ...message.meta, operation: 'answer' },
    ]);
    expect((await server.listStored()).map(({ id, content }) => [id, content])).toEqual([
      [message.id, message.content],
      [answer[2], answer[3]],
    ]);
  });

  it('stores the tokens and the cost of the answer', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    asha.socket.emit('aiMessage', asha.personal.id, null, 'Hello');
    const [, threadId] = await asha.hear('PostAIResponse');
    asha.socket.emit('getThreadMessages', 10, 1, asha.personal.id, threadId);
    const [[, answer]] = await asha.hear('ThreadMessages');
    expect(answer).toMatchObject({
      prompt_tokens: 7,
      completion_tokens: 5,
      total_tokens: 12,
      total_cost: 0.25,
    });
  });

  it('continues a thread with its earlier messages', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    asha.socket.emit('aiMessage', asha.personal.id, null, 'First');
    const [, threadId] = await asha.hear('PostAIResponse');
    asha.socket.emit('aiMessage', asha.personal.id, threadId, 'Second');
    const answer = await asha.hear('PostAIResponse');
    expect([answer[1], answer[3]]).toEqual([threadId, 'After 2: Second']);
  });

  it('accepts a message as one object, and acknowledges with the arguments of its echo', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    const answer = await emitAndHear(asha, 'aiMessage', {
      roomId: asha.personal.id,
      message: { id: 'own-1', content: 'Hello' },
    });
    expect(answer).toEqual(await asha.hear('messageReceived'));
    expect(answer).toMatchObject([{ clientMessageId: 'own-1', content: 'Hello' }]);
  });

  it('sends a message in the client room and its answer to all its users', async () => {
    const server = await startChatServer();
    const [asha, ben] = [await server.join(), await server.join()];
    asha.socket.emit('aiMessage', asha.shared.id, null, 'Hello all, and @assistant');
    const [message] = await ben.hear('messageReceived');
    expect(message).toMatchObject({ senderid: asha.user.id, content: 'Hello all, and @assistant' });
    expect(await ben.hear('PostAIResponse')).toEqual(await asha.hear('PostAIResponse'));
  });

  it('sends a message in the personal room to the other tabs of its user, and to no one else', async () => {
    const server = await startChatServer();
    const [asha, ben] = [await server.join(), await server.join()];
    const otherTab = connectAs(server.url, asha.user);
    await otherTab.hear('rooms');
    asha.socket.emit('aiMessage', asha.personal.id, null, 'To myself');
    expect((await otherTab.hear('messageReceived'))[0].content).toBe('To myself');
    await otherTab.hear('PostAIResponse');
    // Events arrive in order: anything sent to all users earlier has arrived before this answer.
    await emitAndHear(ben, 'updatelastRead', ben.shared.id);
    expect([...ben.unheard('messageReceived'), ...ben.unheard('PostAIResponse')]).toEqual([]);
  });

  it('answers messages in their order, even when a later answer is ready sooner', async () => {
    const first = holdAnswers();
    const server = await startChatServer({
      responder: {
        answer: (question) => (question.content === 'first' ? first.responder : ECHO).answer(question),
      },
    });
    const asha = await server.join();
    const opened = (await emitAndHear(asha, 'aiMessage', asha.personal.id, null, 'opening')) as [
      { thread: { id: string } },
    ];
    await asha.hear('PostAIResponse');
    const threadId = opened[0].thread.id;
    for (const content of ['first', 'second']) {
      await emitAndHear(asha, 'aiMessage', asha.personal.id, threadId, content);
    }
    first.release();
    const answers = [await asha.hear('PostAIResponse'), await asha.hear('PostAIResponse')];
    expect(answers.map((answer) => answer[3])).toEqual(['After 2: first', 'After 4: second']);
  });

  it('keeps the text of a message unchanged', async () => {
    const server = await startChatServer();
    const asha = await server.join();
    const content = '  <b>"नमस्ते" 😀</b>\r\n\tÅ\u2028\u0007 ';
    asha.socket.emit('aiMessage', asha.personal.id, null, content);
    expect((await asha.hear('messageReceived'))[0].content).toBe(content);
    expect((await server.listStored())[0]?.content).toBe(content);
  });
});

describe('an answer that fails', () => {
  it('sends an apology, marked as an error', async () => {
    const server = await startChatServer({
      responder: { answer: () => Promise.reject(new Error('the model is on fire')) },
    });
    const asha = await server.join();
    asha.socket.emit('aiMessage', asha.personal.id, null, 'Hello');
    const [, , , content, , , , meta] = await asha.hear('PostAIResponse');
    expect(meta.isError).toBe(true);
    expect(content).not.toContain('fire');
  });

  it('sends an apology for a stuck answer, and answers the next message', async () => {
    const server = await startChatServer({
      chatLimits: { answerTimeoutMs: 20 },
      responder: {
        answer: (question) => (question.content === 'stuck' ? new Promise(() => {}) : ECHO.answer(question)),
      },
    });
    const asha = await server.join();
    asha.socket.emit('aiMessage', asha.personal.id, null, 'stuck');
    const [, threadId, , , , , , meta] = await asha.hear('PostAIResponse');
    expect(meta.isError).toBe(true);
    asha.socket.emit('aiMessage', asha.personal.id, threadId, 'next');
    expect((await asha.hear('PostAIResponse'))[7].isError).toBe(false);
  });
});
