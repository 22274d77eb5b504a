import {
  ASK_CALL,
  ASK_VOTE_CALL,
  type AskAnswer,
  LONGEST_QUESTION,
  MOST_EARLIER_QUESTIONS,
} from 'contract/answers/ask.ts';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { limitBursts } from '../../../plugins/http/rate-limit.ts';
import type { Ask } from './ask.ts';

/** Questions of one network: as fast as a few people read answers. */
const QUESTIONS_OF_A_NETWORK = { burst: 40, perSecond: 2 };

const text = Type.String({ maxLength: LONGEST_QUESTION });
const AskBody = Type.Object(
  {
    question: text,
    before: Type.Optional(Type.Array(text, { maxItems: MOST_EARLIER_QUESTIONS })),
  },
  { additionalProperties: false },
);
const VoteBody = Type.Object(
  { topic: Type.String({ maxLength: 60 }), isHelpful: Type.Boolean() },
  { additionalProperties: false },
);

interface AskRoutes {
  ask: Ask;
  /** Counts a vote on the answer of a topic. */
  countVote: (topic: string, isHelpful: boolean) => Promise<void>;
  onRateLimited: () => void;
}

/** Adds the calls of the ask panel: a question, and a vote on its answer. */
export function addAskRoutes(app: FastifyInstance, { ask, countVote, onRateLimited }: AskRoutes): void {
  const questions = limitBursts({ ...QUESTIONS_OF_A_NETWORK, onRefused: onRateLimited });

  app.post<{ Body: Static<typeof AskBody> }>(
    ASK_CALL,
    { schema: { body: AskBody } },
    async (request, reply) => {
      await questions.take(request.network);
      const { question, before = [] } = request.body;
      const answer: AskAnswer = await ask.answer({ content: question, earlier: before });
      return reply.header('cache-control', 'no-store').send(answer);
    },
  );

  app.post<{ Body: Static<typeof VoteBody> }>(
    ASK_VOTE_CALL,
    { schema: { body: VoteBody } },
    async (request, reply) => {
      await questions.take(request.network);
      await countVote(request.body.topic, request.body.isHelpful);
      return reply.code(204).send();
    },
  );
}
