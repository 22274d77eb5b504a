import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import { content } from '../../../shared/content.ts';
import type { Passages } from '../passages/passages.ts';
import type { OpenTopics } from '../topics/open-topics.ts';
import { addAskRoutes } from './ask.routes.ts';
import { createAskStore } from './ask.store.ts';
import { type Ask, openAsk } from './ask.ts';

interface AskParts {
  passages: Passages;
  topics: OpenTopics;
  /** The name of a page, for a link. */
  titleOf: (page: string) => string;
}

/** The assistant of the site: its two calls, and the answers for the page `/ask`. */
export function addAsk(
  app: FastifyInstance,
  { database, clock, logger, onRateLimited }: AppContext,
  parts: AskParts,
): Ask {
  const store = createAskStore({
    ...{ database, clock },
    openTopics: parts.topics,
  });
  const ask = openAsk({
    ...parts,
    onUnanswered: (question) => {
      store
        .countUnanswered(question)
        .catch((err) => logger.warn({ err }, 'an unanswered question was not counted'));
    },
  });
  addAskRoutes(app, {
    ask,
    // A topic that its editors have removed, or that never was one, counts no vote.
    countVote: async (topic, isHelpful) => {
      if (
        content()
          .list('topic')
          .some(({ id }) => id === topic)
      )
        await store.countVote(topic, isHelpful);
    },
    onRateLimited,
  });
  app.addHook('onListen', () => {
    store.removeOld().catch((err) => logger.warn({ err }, 'old questions were not removed'));
  });
  return ask;
}
