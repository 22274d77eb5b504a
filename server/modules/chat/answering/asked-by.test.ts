import { expect, it } from 'vitest';
import { ECHO, startChatServer } from '../../../../checks/support/chat-clients.ts';
import type { Question } from '../../answers/model/responder.ts';

it('passes user and client to the responder, so that users can take turns', async () => {
  const asked: Question[] = [];
  const responder = {
    answer: (question: Question) => {
      asked.push(question);
      return ECHO.answer(question);
    },
  };
  const { join } = await startChatServer({ responder });
  const { socket, hear, personal, user } = await join();
  socket.emit('aiMessage', personal.id, null, 'Who am I?');
  await hear('PostAIResponse');
  expect(asked).toMatchObject([{ content: 'Who am I?', userId: user.id, clientId: user.clientId }]);
});
