import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { PassageSources } from './passages/passages.ts';
import type { Responder } from './responder.ts';

export interface ResponderParts extends Omit<PassageSources, 'log'> {
  config: Pick<
    Config,
    'llmBaseUrl' | 'llmModel' | 'llmApiKey' | 'llmPromptPriceUsd' | 'llmCompletionPriceUsd'
  >;
  log: Pick<Logger, 'warn' | 'error'>;
}

/**
 * Answers from the site's own pages, in a model's words where one is configured. Code and pages are read with the first
 * question: a start, and a visitor who asks nothing, pay nothing for it.
 */
export function openResponder(parts: ResponderParts): Responder {
  let loaded: Promise<Responder> | undefined;
  return {
    async answer(question) {
      question.signal?.throwIfAborted();
      loaded ??= loadResponder(parts);
      return (await loaded).answer(question);
    },
  };
}

async function loadResponder({ config, log, ...sources }: ResponderParts): Promise<Responder> {
  const { openPassages } = await import('./passages/passages.ts');
  const { createOwnWordsResponder } = await import('./own-words/own-words-responder.ts');
  const passages = openPassages({ ...sources, log });
  const fallback = createOwnWordsResponder({ passages, log });
  const { llmBaseUrl: baseUrl, llmModel: model, llmApiKey: apiKey } = config;
  if (baseUrl === null || model === null || apiKey === null) return fallback;
  const { createModelCall } = await import('./model/call-model.ts');
  const { createModelResponder } = await import('./model/model-responder.ts');
  const prices = { promptUsd: config.llmPromptPriceUsd, completionUsd: config.llmCompletionPriceUsd };
  const callModel = createModelCall({ baseUrl, model, apiKey });
  return createModelResponder({ callModel, passages, fallback, prices, log });
}
