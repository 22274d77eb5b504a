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

it('GET /content/answers tries a question on the topics as they are, and with a set', async () => {
  const server = await startTestServer();
  const { headers } = await signIn(server, 'editor');
  const set = 'a-set-of-tests';
  const name = 'answers/plans-and-prices/pay-in-shells';
  const fields = new Map([
    ['copyOf', 'answers/plans-and-prices/annual-price'],
    ['question', 'Can I pay with cowrie shells?'],
    ['answer', 'Yes, with cowrie shells from any beach.'],
  ]);
  const texts = Array.from(fields, ([field, value]) => {
    return { address: `${name}#${field}`, before: '', value, base: null };
  });
  const payload = { name: 'Shells', writer: 'a-browser', texts };
  await server.app.inject({ method: 'PUT', url: `/desk/api/content/drafts/${set}`, headers, payload });
  const question = 'Do you take cowrie shells?';
  const ask = `/desk/api/content/answers?question=${encodeURIComponent(question)}`;
  const { now, drafted } = (await server.app.inject({ url: `${ask}&set=${set}`, headers })).json();
  expect(now.text).not.toContain('cowrie shells from');
  expect(drafted).toMatchObject({ kind: 'answer', text: 'Yes, with cowrie shells from any beach.' });
  const store = createAskStore({ database: server.database, clock: () => NOW });
  expect(await store.listUnanswered(9)).toEqual([]);
});
