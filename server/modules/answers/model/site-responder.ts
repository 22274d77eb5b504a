import type { AskAnswer } from 'contract/answers/ask.ts';
import { CONTACT_PAGE } from 'contract/site/addresses.ts';
import type { Logger } from 'pino';
import type { Ask } from '../ask/ask.ts';
import { type Answer, personTurns, type Responder } from './responder.ts';

const MOST_SOURCES = 3;

/**
 * An answer as a message of the chat: whole sentences in Markdown, with links to its sources and to what to do next.
 */
export function replyMarkdown({ text, sources, suggestions, next }: AskAnswer): string {
  const pages = new Map(sources.map((source) => [source.address.split('#')[0], source]));
  const links = (list: readonly { name: string; address: string }[]) =>
    list.map(({ name, address }) => `[${escapeMarkdown(name)}](${address})`).join(', ');
  const read = [...pages.values()]
    .slice(0, MOST_SOURCES)
    .map(({ title, address }) => ({ name: title, address }));
  const steps = next.map(({ label, page }) => ({ name: label, address: page }));
  return [
    escapeMarkdown(text),
    ...(suggestions.length > 0
      ? [`Did you mean:\n\n${suggestions.map((question) => `- ${escapeMarkdown(question)}`).join('\n')}`]
      : []),
    ...(read.length > 0 ? [`Read more: ${links(read)}`] : []),
    ...(steps.length > 0 ? [`Next: ${links(steps)}`] : []),
  ].join('\n\n');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<>]/g, '\\$&');
}

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
