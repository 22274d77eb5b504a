/** Tokens that a provider has counted, also where its answer was of no use. */
export interface Usage {
  promptTokens: number;
  completionTokens: number;
}

export const NO_USAGE: Usage = { promptTokens: 0, completionTokens: 0 };

export interface FailureDetails {
  /** For the log: `status 503`, `timeout`, `network`, `unreadable`, `empty`. */
  reason: string;
  /** The same call may succeed a moment later. */
  isTransient: boolean;
  /** How long the provider asks to wait. */
  retryAfterMs?: number;
  usage?: Usage;
}

/** A model gave no answer. Carries nothing of the request, which holds the key and what a person wrote. */
export class ModelFailure extends Error {
  readonly isTransient: boolean;
  readonly retryAfterMs: number | undefined;
  readonly usage: Usage;

  constructor({ reason, isTransient, retryAfterMs, usage = NO_USAGE }: FailureDetails) {
    super(reason);
    this.name = 'ModelFailure';
    this.isTransient = isTransient;
    this.retryAfterMs = retryAfterMs;
    this.usage = usage;
  }
}
