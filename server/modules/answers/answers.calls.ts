import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import { addDeskCall } from '../../plugins/http/desk-calls.ts';
import { createAskStore } from './ask/ask.store.ts';
import { listJudgedTopics } from './ask/judged-topics.ts';

const MOST_QUESTIONS = 200;

/** Adds the call that lists what visitors asked. */
export function addQuestionCalls(desk: FastifyInstance, { database, clock }: AppContext): void {
  const store = createAskStore({ database, clock });
  addDeskCall(desk, 'GET /numbers/questions', async () => ({
    unanswered: await store.listUnanswered(MOST_QUESTIONS),
    votes: (await listJudgedTopics(store)).map(({ topic, question, helpful, unhelpful }) => ({
      ...{ topic: question || topic, helpful, unhelpful },
    })),
  }));
}
