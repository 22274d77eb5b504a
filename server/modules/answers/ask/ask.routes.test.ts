import type { AskAnswer } from 'contract/answers/ask.ts';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../../checks/support/test-server.ts';

async function setUp() {
  const { url, database } = await startTestServer();
  const post = (path: string, body: unknown) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    database,
    ask: (body: unknown) => post('/ask.json', body),
    vote: (body: unknown) => post('/ask.json/vote', body),
  };
}

describe('POST /ask.json', () => {
  it('answers with sources, and is kept nowhere', async () => {
    const { ask } = await setUp();
    const response = await ask({ question: 'Can we get our money back?' });
    const answer = (await response.json()) as AskAnswer;
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer).toMatchObject({ kind: 'answer', topic: 'refund' });
    expect(answer.text).toContain('30');
    expect(answer.sources[0]?.address).toMatch(/^\/terms/);
  });

  it('goes on from what was asked before', async () => {
    const { ask } = await setUp();
    const answer = await ask({ question: 'and for 20 people?', before: ['Which plan fits 4 people?'] });
    expect(((await answer.json()) as AskAnswer).text).toMatch(/^No plan fits 20 people/);
  });

  it('counts a question that it cannot answer, without who asked', async () => {
    const { ask, database } = await setUp();
    await ask({ question: 'Do you ship zebra pizza? Reply to asha@example.com' });
    const list = () => database.selectFrom('unanswered_questions').selectAll().execute();
    await expect
      .poll(list)
      .toMatchObject([{ question: expect.stringMatching(/^do you ship zebra pizza/), times: 1 }]);
    expect(JSON.stringify(await list())).not.toContain('asha');
  });

  it.each([
    ['no question', {}],
    ['a question of another type', { question: 7 }],
    ['a question beyond 400 characters', { question: 'x'.repeat(401) }],
    ['six earlier questions', { question: 'why?', before: Array(6).fill('x') }],
    ['an unknown field', { question: 'why?', name: 'Asha' }],
    ['no JSON', '{'],
  ])('refuses %s', async (_, body) => {
    const { ask } = await setUp();
    const response = await ask(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: 400, message: expect.any(String) });
  });

  it('limits a network that asks faster than people read', async () => {
    const { ask } = await setUp();
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask({ question: 'hello' })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(40);
  });
});

describe('POST /ask.json/vote', () => {
  it('counts votes on topics that there are', async () => {
    const { vote, database } = await setUp();
    expect((await vote({ topic: 'refund', isHelpful: true })).status).toBe(204);
    expect((await vote({ topic: 'no-such-topic', isHelpful: false })).status).toBe(204);
    const votes = await database.selectFrom('answer_votes').selectAll().execute();
    expect(votes).toEqual([{ topic: 'refund', helpful: 1, unhelpful: 0 }]);
  });

  it.each([
    ['no topic', { isHelpful: true }],
    ['no vote', { topic: 'refund' }],
    ['an unknown field', { topic: 'refund', isHelpful: true, text: 'thanks' }],
  ])('refuses %s', async (_, body) => {
    const { vote } = await setUp();
    expect((await vote(body)).status).toBe(400);
  });
});
