import type { AskAnswer } from 'contract/answers/ask.ts';
import type { TriedAnswer } from 'contract/desk/content.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import { addDeskCall } from '../../plugins/http/desk-calls.ts';
import { statedIn, wordsWithSet } from '../site/site.queries.ts';
import { createAskStore } from './ask/ask.store.ts';
import { type AskParts, openAsk } from './ask/ask.ts';
import { listJudgedTopics } from './ask/judged-topics.ts';
import { TopicMatcher } from './topics/topic-matcher.ts';

/** Adds the call that tries a question on the topics as they are, and as they would be with a set published. */
export function addTryCalls(
  desk: FastifyInstance,
  { config, database }: AppContext,
  parts: Omit<AskParts, 'onUnanswered'>,
): void {
  const published = openAsk(parts);
  addDeskCall(desk, 'GET /content/answers', async ({ query: { question, set } }) => {
    const words = await wordsWithSet(database, statedIn(config), set);
    const matcher = TopicMatcher.read(words.list('topic'));
    const ofSet = openAsk({ ...parts, topics: () => matcher });
    const asked = { content: question, earlier: [] };
    const [now, drafted] = [await published.answer(asked), await ofSet.answer(asked)];
    return { now: triedOf(now), drafted: triedOf(drafted) };
  });
}

function triedOf({ kind, text, suggestions }: AskAnswer): TriedAnswer {
  return { kind, text, suggestions };
}

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
