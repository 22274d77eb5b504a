import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import { content } from '../../../shared/content.ts';
import { addAskRoutes } from './ask.routes.ts';
import { createAskStore } from './ask.store.ts';
import { type Ask, type AskParts, openAsk } from './ask.ts';

/** The assistant of the site: its two calls, and the answers for the page `/ask`. */
export function addAsk(
  app: FastifyInstance,
  { database, clock, logger, onRateLimited }: AppContext,
  parts: AskParts,
): Ask {
  const store = createAskStore({ database, clock });
  const ask = openAsk(parts);
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
