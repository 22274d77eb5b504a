import { expect, it } from 'vitest';
import { signIn } from '../../../checks/support/desk/sign-in.ts';
import { NOW, startTestServer } from '../../../checks/support/test-server.ts';
import { createAskStore } from './ask/ask.store.ts';

it('GET /numbers/questions lists what found no answer, and how answers were judged', async () => {
  const server = await startTestServer();
  const store = createAskStore({ database: server.database, clock: () => NOW });
  await store.countUnanswered('do you ship pizza?');
  await store.countVote('a-topic-that-is-gone', false);
  const { headers } = await signIn(server, 'analyst');
  const response = await server.app.inject({ url: '/desk/api/numbers/questions', headers });
  expect(response.json()).toEqual({
    unanswered: [{ question: 'do you ship pizza?', times: 1, firstDay: '2026-03-10', lastDay: '2026-03-10' }],
    votes: [{ topic: 'a-topic-that-is-gone', helpful: 0, unhelpful: 1 }],
  });
});
