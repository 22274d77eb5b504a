import { CONTACT_PAGE } from 'contract/site/addresses.ts';
import type { Logger } from 'pino';
import type { Ask } from '../ask/ask.ts';
import { replyMarkdown } from './reply-markdown.ts';
import { type Answer, personTurns, type Responder } from './responder.ts';

const FAILED = `Sorry, I can’t look that up just now. Please ask again in a moment, or [write to our team](${CONTACT_PAGE}).`;

/** Answers from the topics and our own pages, as the ask panel does; calls no other service. */
export function createSiteResponder({ ask, log }: { ask: Ask; log: Pick<Logger, 'error'> }): Responder {
  return {
    async answer({ content, history, signal }) {
      signal?.throwIfAborted();
      try {
        return free(replyMarkdown(await ask.answer({ content, earlier: personTurns(history) })));
      } catch (err) {
        log.error({ err }, 'a question could not be looked up');
        return { ...free(FAILED), isError: true };
      } finally {
        signal?.throwIfAborted();
      }
    },
  };
}

function free(content: string): Answer {
  return { content, promptTokens: 0, completionTokens: 0, costUsd: 0, isError: false };
}
