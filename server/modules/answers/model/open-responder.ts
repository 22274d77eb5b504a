import type { Logger } from 'pino';
import type { Config } from '../../../plugins/settings/config.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Site } from '../../site/site.queries.ts';
import type { Ask } from '../ask/ask.ts';
import type { Passages } from '../passages/passages.ts';
import type { Question, Responder } from './responder.ts';

/** A link to a page of ours; a bracket that a page wrote is escaped. */
const OWN_LINK = /(?<!\\)\]\(\/(?!\/)/g;

/** An answer is read in programs that know nothing of our site: its links lead there from anywhere. */
export function withAbsoluteLinks(markdown: string, origin: string): string {
  return markdown.replaceAll(OWN_LINK, () => `](${origin}/`);
}

/** The same the other way: what reads an earlier answer knows our pages by their paths. */
export function withRelativeLinks(markdown: string, origin: string): string {
  return markdown.replaceAll(`](${origin}/`, '](/');
}

export interface ResponderParts {
  config: Pick<
    Config,
    'llmBaseUrl' | 'llmModel' | 'llmApiKey' | 'llmPricesUsd' | 'llmDailyBudgetUsd' | 'llmCallsAtOnce'
  >;
  site: Pick<Site, 'origin'>;
  passages: Passages;
  /** Answers without a model, and before one. */
  ask: Ask;
  clock: Clock;
  /** Finds what answers have cost since a moment, in US dollars. */
  findSpentUsd: (since: Date) => Promise<number>;
  log: Pick<Logger, 'warn' | 'error'>;
}

/**
 * Answers from the site's own pages, in a model's words where one is configured. Code and pages are read with the first
 * question: a start, and a visitor who asks nothing, pay nothing for it.
 */
export function openResponder(parts: ResponderParts): Responder {
  const { origin } = parts.site;
  let loaded: Promise<Responder> | undefined;
  return {
    async answer(question) {
      question.signal?.throwIfAborted();
      loaded ??= loadResponder(parts);
      const answer = await (await loaded).answer(asReadHere(question, origin));
      return { ...answer, content: withAbsoluteLinks(answer.content, origin) };
    },
  };
}

function asReadHere(question: Question, origin: string): Question {
  const history = question.history.map((turn) => ({
    ...turn,
    content: withRelativeLinks(turn.content, origin),
  }));
  return { ...question, history };
}

async function loadResponder({
  config,
  log,
  clock,
  findSpentUsd,
  passages,
  ask,
}: ResponderParts): Promise<Responder> {
  const { createSiteResponder } = await import('./site-responder.ts');
  const fallback = createSiteResponder({ ask, log });
  const { llmBaseUrl: baseUrl, llmModel: model, llmApiKey: apiKey } = config;
  if (baseUrl === null || model === null || apiKey === null) return fallback;
  const { createModelCall } = await import('./call-model.ts');
  const { createModelResponder } = await import('./model-responder.ts');
  const { DailyBudget } = await import('./daily-budget.ts');
  const budget = new DailyBudget({ mostUsd: config.llmDailyBudgetUsd, findSpentUsd, clock });
  const mostCallsAtOnce = config.llmCallsAtOnce;
  const [promptUsd, completionUsd] = config.llmPricesUsd;
  const callModel = createModelCall({ baseUrl, model, apiKey });
  return createModelResponder({
    callModel,
    passages,
    ground: ask.ground,
    fallback,
    prices: { promptUsd, completionUsd },
    budget,
    mostCallsAtOnce,
    log,
  });
}
