import { BAGGAGE_HEADER, IDEMPOTENCY_KEY_HEADER, LEAD_PATHS, type LeadKind } from 'contract/api-paths.ts';
import type { BookedTime } from 'contract/bookings/demo-calendar.ts';
import type { ErrorBody, FieldProblem } from 'contract/error-body.ts';
import { FORM_ENTRIES } from 'contract/leads/form-entries.ts';
import { wordsFor } from '../words.ts';
import { type BaggageEntries, baggageHeader, findTouches } from './first-touch/first-touch.ts';
import { API_HOST } from './host.ts';

/** Long enough for a poor line; then the visitor hears of it and may try again under the same key. */
const TIMEOUT_MS = 30_000;

/** The server answered, and not with a success status. */
export class RequestRefused extends Error {
  readonly status: number;
  /** Code of the server's own refusals: stable, for programs. */
  readonly code: string | undefined;
  /** Half-hours that are free in place of one that is taken. */
  readonly alternatives: BookedTime[];
  /** The server's remarks on single fields, under the names of the call. */
  readonly fields: FieldProblem[];

  constructor(status: number, body: Partial<ErrorBody> | undefined) {
    super(typeof body?.message === 'string' ? body.message : '');
    this.name = 'RequestRefused';
    this.status = status;
    this.code = typeof body?.code === 'string' ? body.code : undefined;
    this.alternatives = Array.isArray(body?.alternatives) ? body.alternatives.filter(isBookedTime) : [];
    this.fields = Array.isArray(body?.fields) ? body.fields.filter(isFieldProblem) : [];
  }
}

/** A lead request: exactly the fields of S1 section 7, and what travels beside them in headers. */
export interface LeadRequest {
  kind: LeadKind;
  body: object;
  idempotencyKey: string;
  /** Other facts that the sales team shall see with the lead. */
  baggage?: BaggageEntries | undefined;
}

/**
 * Sends a lead request as JSON, with what the visit and the form tell beside it. Resolves to the answer, whose body is
 * still to be read.
 * @throws {RequestRefused} on any status but success
 * @throws {Error} with a sentence for the visitor when no answer came
 */
export async function postLead({ baggage, ...request }: LeadRequest): Promise<Response> {
  const response = await send(request, baggageHeader({ ...formFacts(), ...baggage, ...findTouches() }));
  if (!response.ok) throw new RequestRefused(response.status, await readErrorBody(response));
  return response;
}

async function send({ kind, body, idempotencyKey }: LeadRequest, baggage: string): Promise<Response> {
  const words = wordsFor('form');
  return fetch(API_HOST + LEAD_PATHS[kind], {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [IDEMPOTENCY_KEY_HEADER]: idempotencyKey,
      [BAGGAGE_HEADER]: baggage,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new Error(words.tooLong);
    }
    // What engines say here is meant for developers, and each says something else.
    if (error instanceof TypeError) throw new Error(navigator.onLine ? words.connectionLost : words.offline);
    throw error;
  });
}

/** Other servers may answer an error with anything, or nothing. */
async function readErrorBody(response: Response): Promise<Partial<ErrorBody> | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? body : undefined;
}

function isBookedTime(value: unknown): value is BookedTime {
  const { startDateTime, endDateTime } = (value ?? {}) as Partial<BookedTime>;
  return typeof startDateTime === 'string' && typeof endDateTime === 'string';
}

function isFieldProblem(value: unknown): value is FieldProblem {
  const { field, message } = (value ?? {}) as Partial<FieldProblem>;
  return typeof field === 'string' && typeof message === 'string';
}

/**
 * Returns the facts that every form of ours sends beside its call: where the visitor is, and that a person had the
 * time to fill it in.
 */
function formFacts(): BaggageEntries {
  return {
    // Since the page was opened: what was typed before the script arrived was typed in this time too.
    [FORM_ENTRIES.openMs]: String(Math.round(performance.now())),
    [FORM_ENTRIES.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    [FORM_ENTRIES.language]: navigator.language,
  };
}
