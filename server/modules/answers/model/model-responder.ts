import type { Logger } from 'pino';
import type { TaskOwner } from '../../../plugins/queue/fair-queue.ts';
import type { Ask } from '../ask/ask.ts';
import { isQuotable, type Passage } from '../passages/passage.ts';
import type { Passages } from '../passages/passages.ts';
import { type CallModel, EMPTY } from './call-model.ts';
import type { DailyBudget } from './daily-budget.ts';
import { conversationOf, groundingOf } from './grounding.ts';
import { ModelFailure, NO_USAGE, type Usage } from './model-failure.ts';
import { ModelTurns } from './model-turns.ts';
import { keepOwnLinks } from './own-links.ts';
import { type Answer, personTurns, type Question, type Responder } from './responder.ts';
import { retryOnce } from './retry-once.ts';

const FAILURES_TO_OPEN = 3;
const OPEN_MS = 60_000;

/**
 * Remembers whether something fails again and again. After three failures in a row it is left alone for a minute;
 * then each further failure opens the circuit again, until it succeeds once.
 */
export class Circuit {
  #failures = 0;
  #openUntil = Number.NEGATIVE_INFINITY;
  readonly #now: () => number;

  /** @param now a clock that never goes back, in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#now() < this.#openUntil;
  }

  succeed(): void {
    this.#failures = 0;
  }

  /** @returns whether this failure opened it */
  fail(): boolean {
    this.#failures += 1;
    if (this.#failures < FAILURES_TO_OPEN || this.isOpen) return false;
    this.#openUntil = this.#now() + OPEN_MS;
    return true;
  }
}

export interface ModelResponderParts {
  callModel: CallModel;
  passages: Pick<Passages, 'find'>;
  /** Finds what the topics answer to a question, before the model is asked. */
  ground: Ask['ground'];
  /** Answers when the model does not, and where a topic leaves nothing to a model. */
  fallback: Responder;
  prices: Prices;
  /** Once it is spent, the fallback answers until the next day. */
  budget: Pick<DailyBudget, 'isSpent' | 'add'>;
  /** Calls under way at once. */
  mostCallsAtOnce: number;
  log: Pick<Logger, 'warn' | 'error'>;
  timeoutMs?: number;
  /** Longest wait for a call to begin. */
  queueTimeoutMs?: number;
  pauseMs?: number;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

/** US dollars per million tokens. */
export interface Prices {
  promptUsd: number;
  completionUsd: number;
}

const TIMEOUT_MS = 20_000;
const QUEUE_TIMEOUT_MS = 10_000;
const PAUSE_MS = 500;
const PASSAGES_READ = 6;
const MILLION = 1_000_000;

/** Lets a model answer from the same passages; while it cannot, the fallback does. */
export function createModelResponder(parts: ModelResponderParts): Responder {
  const { callModel, passages, ground, fallback, prices, budget, log } = parts;
  const { timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS, now = () => performance.now() } = parts;
  const { queueTimeoutMs = QUEUE_TIMEOUT_MS, mostCallsAtOnce: mostAtOnce } = parts;
  const circuit = new Circuit(now);
  const turns = new ModelTurns({ mostAtOnce, queueTimeoutMs });

  return {
    async answer(question) {
      question.signal?.throwIfAborted();
      const { content, history } = question;
      const { isFixed, passages: topics } = await ground({ content, earlier: personTurns(history) });
      if (isFixed || !(await mayAskModel(question))) return fallback.answer(question);
      try {
        const answer = await askModel(question, topics);
        circuit.succeed();
        return answer;
      } catch (error) {
        question.signal?.throwIfAborted();
        return addUsage(await fallback.answer(question), noteFailure(error));
      }
    },
  };

  async function mayAskModel({ content }: Question): Promise<boolean> {
    return !circuit.isOpen && /[\p{L}\p{N}]/u.test(content) && !(await budget.isSpent());
  }

  async function askModel(question: Question, topics: readonly Passage[]): Promise<Answer> {
    const findings = await passages.find(question, PASSAGES_READ);
    const quotable = findings.passages.map(({ passage }) => passage).filter(isQuotable);
    const found = [...topics, ...quotable];
    const prompt = { instructions: groundingOf(found), messages: conversationOf(question) };
    const call = () => {
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = question.signal ? AbortSignal.any([question.signal, timeout]) : timeout;
      return retryOnce(() => callModel({ ...prompt, signal }), { pauseMs, signal });
    };
    const { text, usage } = await turns.take(ownerOf(question), call, question.signal);
    const content = keepOwnLinks(text, found).trim();
    if (content === '') throw new ModelFailure({ ...EMPTY, usage });
    return addUsage({ content, promptTokens: 0, completionTokens: 0, costUsd: 0, isError: false }, usage);
  }

  /** @returns what the failure has cost */
  function noteFailure(error: unknown): Usage {
    const failure = error instanceof ModelFailure ? error : undefined;
    const reason = failure?.message ?? (isTimeout(error) ? 'timeout' : 'unexpected');
    const details = reason === 'unexpected' ? { reason, err: error } : { reason };
    log.warn(details, 'the model gave no answer; answering from our own pages');
    if (failure?.isOfQuestion) return failure.usage;
    if (circuit.fail())
      log.error({ reason }, 'the model keeps failing; answering from our own pages for a minute');
    return failure?.usage ?? NO_USAGE;
  }

  function addUsage(answer: Answer, { promptTokens, completionTokens }: Usage): Answer {
    const costUsd = (promptTokens * prices.promptUsd + completionTokens * prices.completionUsd) / MILLION;
    budget.add(costUsd);
    return { ...answer, promptTokens, completionTokens, costUsd };
  }
}

/** Questions whose client is not known take turns among themselves. */
function ownerOf({ clientId = '', userId = '' }: Question): TaskOwner {
  return { group: clientId, member: userId };
}

/** Reports whether a call, or a pause before the next one, timed out. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && /^(?:Timeout|Abort)Error$/.test(error.name);
}
