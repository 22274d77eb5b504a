import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText } from 'ai';
import { fetchWithin } from '../../../shared/outgoing.ts';
import type { Message } from './grounding.ts';
import { ModelFailure, type Usage } from './model-failure.ts';

export interface Provider {
  /** Address above `/chat/completions`: `https://api.example.com/v1`. */
  baseUrl: string;
  model: string;
  apiKey: string;
}

export interface Prompt {
  instructions: string;
  messages: Message[];
  signal: AbortSignal;
}

export interface ModelAnswer {
  text: string;
  usage: Usage;
}

/** @throws {ModelFailure} or, when the signal aborts, its reason */
export type CallModel = (prompt: Prompt) => Promise<ModelAnswer>;

/** Failure of an answer without words for a visitor. */
export const EMPTY = { reason: 'empty', isTransient: false, isOfQuestion: true } as const;

/** Room for a long answer with its reasoning; more is no answer for a chat. */
const MOST_BYTES = 1_000_000;
/** Largest whole number that both databases store. */
const MOST_TOKENS = 2 ** 31 - 1;
/** Pause after a provider has had too many calls and does not say how long to wait. */
const PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** Statuses of a question that is too long, or of a kind that the provider does not answer. */
const REFUSED_QUESTION: ReadonlySet<number> = new Set([400, 413, 422]);
/** Some servers leave a model's thinking in its answer. */
const THOUGHTS = /<think>[\s\S]*?(?:<\/think>|$)/g;

/**
 * One call to a provider that speaks the protocol of OpenAI. No limit of tokens is sent, since providers disagree on
 * its name and refuse the other one; length is bounded by the rules, the time-out and the bytes that are read.
 */
export function createModelCall({ baseUrl, model, apiKey }: Provider): CallModel {
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: baseUrl,
    apiKey,
    fetch: limitFetch(MOST_BYTES),
  });
  return async ({ instructions, messages, signal }) => {
    const { text, usage } = await generateText({
      model: provider(model),
      instructions,
      messages,
      maxRetries: 0,
      abortSignal: signal,
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw failureOf(error);
    });
    const counted = {
      promptTokens: readCount(usage.inputTokens),
      completionTokens: readCount(usage.outputTokens),
    };
    const answer = text.replace(THOUGHTS, '').trim();
    if (answer === '') throw new ModelFailure({ ...EMPTY, usage: counted });
    return { text: answer, usage: counted };
  };
}

/**
 * Returns the parts of the library's errors that say nothing about the request: they carry its body, and answers that
 * quote keys.
 */
function failureOf(error: unknown): ModelFailure {
  if (!APICallError.isInstance(error)) return new ModelFailure({ reason: 'unreadable', isTransient: false });
  const { statusCode, isRetryable, responseHeaders } = error;
  if (statusCode === undefined) return new ModelFailure({ reason: 'network', isTransient: true });
  if (statusCode < 400) {
    return new ModelFailure({ reason: isRetryable ? 'network' : 'unreadable', isTransient: isRetryable });
  }
  const reason = `status ${statusCode}`;
  const retryAfterMs = readRetryAfter(responseHeaders?.['retry-after']);
  if (statusCode === 429) {
    const pauseMs = Math.min(retryAfterMs ?? PAUSE_MS, LONGEST_PAUSE_MS);
    return new ModelFailure({ reason, isTransient: false, isOfQuestion: true, pauseMs });
  }
  return new ModelFailure({
    reason,
    isTransient: statusCode >= 500,
    isOfQuestion: REFUSED_QUESTION.has(statusCode),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

/** Any program may act as the provider, so a value that is not a valid token count is read as 0. */
function readCount(tokens: number | undefined): number {
  return tokens !== undefined && Number.isInteger(tokens) && tokens >= 0 && tokens <= MOST_TOKENS
    ? tokens
    : 0;
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function readRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/**
 * A `fetch` that reads at most so many bytes of an answer, and follows no redirect: the key is meant for one host.
 * @throws from the body's reader when there are more
 */
function limitFetch(mostBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetchWithin('own', input instanceof Request ? input.url : input, {
      ...init,
      redirect: 'error',
    });
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(countBytes(mostBytes)), { status, statusText, headers });
  };
}

function countBytes(mostBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new RangeError(`the answer is longer than ${mostBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
