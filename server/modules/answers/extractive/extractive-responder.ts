import { CONTACT_PAGE } from 'contract/site/addresses.ts';
import type { Logger } from 'pino';
import type { Passages } from '../../search/passages/passages.ts';
import { listContext } from '../../search/passages/query-terms.ts';
import type { Answer, Question, Responder } from '../responder.ts';
import { composeAnswer, UNKNOWN } from './compose-answer.ts';
import { replyToOtherLanguage } from './language.ts';
import { replyToPriceQuestion } from './price-question.ts';
import { replyToSmallTalk } from './small-talk.ts';

export interface ExtractiveParts {
  passages: Passages;
  log: Pick<Logger, 'error'>;
}

const PASSAGES_READ = 8;
const FAILED = `Sorry, I can’t look that up just now. Please ask again in a moment, or [write to our team](${CONTACT_PAGE}).`;

/** Answers with sentences from our own pages; calls no other service. */
export function createExtractiveResponder({ passages, log }: ExtractiveParts): Responder {
  return {
    async answer(question) {
      question.signal?.throwIfAborted();
      try {
        return free(await findAnswer(question));
      } catch (err) {
        log.error({ err }, 'the search for an answer failed');
        return { ...free(FAILED), isError: true };
      } finally {
        question.signal?.throwIfAborted();
      }
    },
  };

  async function findAnswer(question: Question): Promise<string> {
    const { content } = question;
    const reply =
      replyToSmallTalk(content) ?? replyToPriceQuestion(question) ?? replyToOtherLanguage(content);
    if (reply !== undefined) return reply;
    const findings = await passages.find(question, PASSAGES_READ);
    const asked = [content, ...listContext(question)].join(' ');
    return composeAnswer(findings, asked) ?? UNKNOWN;
  }
}

function free(content: string): Answer {
  return { content, promptTokens: 0, completionTokens: 0, costUsd: 0, isError: false };
}
