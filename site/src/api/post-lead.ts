import { BAGGAGE_HEADER, IDEMPOTENCY_KEY_HEADER, LEAD_PATHS, type LeadKind } from 'contract/api-paths.ts';
import type { ErrorBody, FieldProblem } from 'contract/error-body.ts';
import { type BaggageEntries, baggageHeader, findFirstTouch } from '../attribution/first-touch.ts';

/** `{host}` of the calls: empty for this origin. */
export const API_HOST: string = import.meta.env.PUBLIC_API_HOST ?? '';

/** Long enough for a poor line; then the visitor hears of it and may try again under the same key. */
const TIMEOUT_MS = 30_000;

/** The server answered, and not with a success status. */
export class RequestRefused extends Error {
  readonly status: number;
  /** What the server says of single fields, under the names of the call. */
  readonly fields: FieldProblem[];

  constructor(status: number, body: Partial<ErrorBody> | undefined) {
    super(typeof body?.message === 'string' ? body.message : '');
    this.name = 'RequestRefused';
    this.status = status;
    this.fields = Array.isArray(body?.fields) ? body.fields.filter(isFieldProblem) : [];
  }
}

/** A lead request: exactly the fields of S1 section 7, and what travels beside them in headers. */
export interface LeadRequest {
  kind: LeadKind;
  body: object;
  idempotencyKey: string;
  /** What else the sales team shall see with the lead. */
  baggage?: BaggageEntries | undefined;
}

/**
 * Sends a lead request as JSON, with the visit's first touch beside it.
 * @throws {RequestRefused} on any status but success
 * @throws {Error} with a sentence for the visitor when no answer came
 */
export async function postLead({ kind, body, idempotencyKey, baggage }: LeadRequest): Promise<void> {
  const response = await fetch(API_HOST + LEAD_PATHS[kind], {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [IDEMPOTENCY_KEY_HEADER]: idempotencyKey,
      [BAGGAGE_HEADER]: baggageHeader({ ...baggage, ...findFirstTouch() }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new Error('The server took too long to answer. Please try again.');
    }
    throw error;
  });
  if (!response.ok) throw new RequestRefused(response.status, await readErrorBody(response));
}

/** Other servers may answer an error with anything, or nothing. */
async function readErrorBody(response: Response): Promise<Partial<ErrorBody> | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? body : undefined;
}

function isFieldProblem(value: unknown): value is FieldProblem {
  const { field, message } = (value ?? {}) as Partial<FieldProblem>;
  return typeof field === 'string' && typeof message === 'string';
}
