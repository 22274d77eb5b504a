import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText } from 'ai';
import type { Message } from './grounding.ts';
import { limitFetch } from './limited-fetch.ts';
import { ModelFailure, type Usage } from './model-failure.ts';

export interface Provider {
  /** Where `/chat/completions` is: `https://api.example.com/v1`. */
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

/** Room for a long answer with its reasoning; more is no answer for a chat. */
const MOST_BYTES = 1_000_000;
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
    const counted = { promptTokens: usage.inputTokens ?? 0, completionTokens: usage.outputTokens ?? 0 };
    const answer = text.replace(THOUGHTS, '').trim();
    if (answer === '') throw new ModelFailure({ reason: 'empty', isTransient: false, usage: counted });
    return { text: answer, usage: counted };
  };
}

/** Of the library's errors only what says nothing about the request: they carry its body, and answers that quote keys. */
function failureOf(error: unknown): ModelFailure {
  if (!APICallError.isInstance(error)) return new ModelFailure({ reason: 'unreadable', isTransient: false });
  const { statusCode, isRetryable, responseHeaders } = error;
  if (statusCode === undefined) return new ModelFailure({ reason: 'network', isTransient: true });
  if (statusCode < 400) {
    return new ModelFailure({ reason: isRetryable ? 'network' : 'unreadable', isTransient: isRetryable });
  }
  const retryAfterMs = readRetryAfter(responseHeaders?.['retry-after']);
  return new ModelFailure({
    reason: `status ${statusCode}`,
    isTransient: statusCode === 429 || statusCode >= 500,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function readRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
