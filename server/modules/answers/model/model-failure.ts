/** Tokens that a provider has counted, also where its answer was of no use. */
export interface Usage {
  promptTokens: number;
  completionTokens: number;
}

export const NO_USAGE: Usage = { promptTokens: 0, completionTokens: 0 };

export interface FailureDetails {
  /** Reason for the log: `status 503`, `timeout`, `network`, `unreadable`, `empty`, `no turn`. */
  reason: string;
  /** The same call may succeed a moment later. */
  isTransient: boolean;
  /** It says something about this question, or about how many there are; the provider may be well. */
  isOfQuestion?: boolean;
  /** The provider has too many calls of ours, and asks for a pause of so many milliseconds. */
  pauseMs?: number;
  /** Time that the provider asks to wait. */
  retryAfterMs?: number;
  usage?: Usage;
}

/** A model gave no answer. Carries nothing of the request, which holds the key and what a person wrote. */
export class ModelFailure extends Error {
  readonly isTransient: boolean;
  readonly isOfQuestion: boolean;
  readonly pauseMs: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly usage: Usage;

  constructor(details: FailureDetails) {
    const { reason, isTransient, isOfQuestion = false, pauseMs, retryAfterMs, usage = NO_USAGE } = details;
    super(reason);
    this.name = 'ModelFailure';
    this.isTransient = isTransient;
    this.isOfQuestion = isOfQuestion;
    this.pauseMs = pauseMs;
    this.retryAfterMs = retryAfterMs;
    this.usage = usage;
  }
}
