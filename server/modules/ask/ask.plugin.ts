import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import type { Passages } from '../search/passages/passages.ts';
import type { TopicMatcher } from '../search/topics/topic-matcher.ts';
import { addAskRoutes } from './ask.routes.ts';
import { createAskStore } from './ask.store.ts';
import { type Ask, openAsk } from './ask.ts';

interface AskParts {
  passages: Passages;
  topics: () => TopicMatcher;
  /** Name of the product. */
  productName: string;
  /** The name of a page, for a link. */
  titleOf: (page: string) => string;
}

/** The assistant of the site: its two calls, and the answers for the page `/ask`. */
export function addAsk(
  app: FastifyInstance,
  { database, clock, logger, onRateLimited }: AppContext,
  parts: AskParts,
): Ask {
  const store = createAskStore({ database, clock });
  const ask = openAsk({
    ...parts,
    onUnanswered: (question) => {
      store
        .countUnanswered(question)
        .catch((err) => logger.warn({ err }, 'an unanswered question was not counted'));
    },
  });
  addAskRoutes(app, { ask, countVote: store.countVote, onRateLimited });
  return ask;
}
