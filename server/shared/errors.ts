import type { BookedTime } from 'contract/bookings/demo-calendar.ts';
import type { ErrorBody, FieldProblem } from 'contract/error-body.ts';
import { ERRORS, type ErrorCode } from 'contract/reference/errors.ts';
import { formatDuration } from './format-duration.ts';

interface Details {
  /** Replaces the sentence of its kind. */
  message?: string;
  fields?: FieldProblem[] | undefined;
  /** Half-hours to book in place of one that is taken. */
  alternatives?: BookedTime[];
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A failure that may be shown to the caller, in our own words only. */
export class PublicError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldProblem[] | undefined;
  readonly alternatives: BookedTime[] | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, details: Details = {}) {
    const { fields, alternatives, headers = {}, cause } = details;
    super(message, { cause });
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.alternatives = alternatives;
    this.headers = headers;
  }

  /** @param requestId under which the log has the request */
  toBody(requestId?: string): ErrorBody {
    const body: ErrorBody = { statusCode: this.status, code: this.code, message: this.message };
    if (this.fields) body.fields = this.fields;
    if (this.alternatives) body.alternatives = this.alternatives;
    if (requestId !== undefined) body.requestId = requestId;
    return body;
  }
}

/** One line of a table of errors: the class of all failures of one kind. */
export interface ErrorKind<Code extends string, Args extends unknown[]> {
  new (...args: Args): PublicError & { readonly code: Code };
  /** The message to a person, where the failure itself has no other. */
  readonly sentence: string;
}

/**
 * Makes a kind of failure, for `throw new NotFound()` and `error instanceof NotFound`.
 * @param code stable and machine-readable, in snake_case
 * @param detailsOf what one failure of this kind says beside that, from the arguments of its constructor
 */
export function publicError<const Code extends string, Args extends unknown[] = []>(
  status: number,
  code: Code,
  sentence: string,
  detailsOf?: (...args: Args) => Details,
): ErrorKind<Code, Args> {
  const Kind = class extends PublicError {
    static readonly sentence = sentence;
    declare readonly code: Code;

    constructor(...args: Args) {
      const { message = sentence, ...details } = detailsOf?.(...args) ?? {};
      super(status, code, message, details);
      this.name = nameOf(code);
    }
  };
  return Object.defineProperty(Kind, 'name', { value: nameOf(code) });
}

/** Makes a kind of failure that the API reference documents: its list has status and sentence. */
export function documentedError<const Code extends ErrorCode, Args extends unknown[] = []>(
  code: Code,
  detailsOf?: (...args: Args) => Details,
): ErrorKind<Code, Args> {
  const [status, sentence] = ERRORS[code];
  return publicError(status, code, sentence, detailsOf);
}

/** Returns the name under which a code is logged: `NotFound` for `not_found`. */
function nameOf(code: string): string {
  return code.replace(/(?:^|_)(\w)/g, (_start, letter: string) => letter.toUpperCase());
}

const headers = (name: string, value: string): Details => ({ headers: { [name]: value } });
/** Wait of a caller, in seconds. */
export const RETRY_SOON = 2;
/** Wait of a caller while a person repairs the database, in seconds. */
const RETRY_AFTER_REPAIR = 3_600;
const retrySoon = () => headers('retry-after', String(RETRY_SOON));
const causedBy = (cause: unknown): Details => ({ cause });

/**
 * Details of a refusal that ends with time: the message has the same wait for a person as `Retry-After` for a program.
 */
export function afterWait(seconds: number, write: (wait: string) => string): Details {
  const wholeSeconds = Math.max(1, Math.ceil(seconds));
  return { message: write(formatDuration(wholeSeconds)), ...headers('retry-after', String(wholeSeconds)) };
}

export const InvalidRequest = documentedError(
  'invalid_request',
  (message: string, fields?: FieldProblem[]) => ({ message, fields }),
);
export type InvalidRequest = InstanceType<typeof InvalidRequest>;

export const Forbidden = documentedError('forbidden');

export const NotFound = documentedError('not_found');

export const MethodNotAllowed = publicError(
  405,
  'method_not_allowed',
  'This address doesn’t accept that method.',
  (allowed: readonly string[]) => headers('allow', allowed.join(', ')),
);

export const RequestTimeout = publicError(408, 'request_timeout', 'The request took too long to arrive.');

export const PayloadTooLarge = documentedError('payload_too_large');

/** Refusal, made with the media types to send. */
export const UnsupportedMediaType = documentedError(
  'unsupported_media_type',
  (accepted: string = 'application/json or application/x-www-form-urlencoded') => ({
    message: `Send ${accepted} in UTF-8, not compressed.`,
  }),
);

export const IdempotencyKeyReused = documentedError('idempotency_key_reused');

/** Refusal, made with the seconds to wait. */
export const RateLimited = documentedError('rate_limited', (seconds: number) =>
  afterWait(seconds, (wait) => `Too many requests. Please wait ${wait} and try again.`),
);
export type RateLimited = InstanceType<typeof RateLimited>;

export const HeadersTooLarge = documentedError('headers_too_large');

export const InternalError = publicError(
  500,
  'internal_error',
  'Something went wrong on our side. Please try again later.',
  causedBy,
);

export const Overloaded = documentedError('overloaded', retrySoon);

/** Contact of the company, from the site's manifest. */
export interface Contact {
  email?: string;
  phone?: string;
}

const NEEDS_REPAIR = 'We can’t take or show this right now, and it will be a while.';

/**
 * Error of a database that is damaged: it takes a person to repair it, and a visitor another way to reach us meanwhile.
 */
export const StorageDamaged = publicError(
  503,
  'storage_unavailable',
  NEEDS_REPAIR,
  (cause: unknown, contact: Contact) => ({
    message: `${NEEDS_REPAIR}${reachUs(contact)}`,
    ...headers('retry-after', String(RETRY_AFTER_REPAIR)),
    ...causedBy(cause),
  }),
);

function reachUs({ email, phone }: Contact): string {
  const ways = [phone && `call ${phone}`, email && `write to ${email}`].filter(Boolean);
  return ways.length > 0 ? ` Please ${ways.join(' or ')}.` : '';
}

export const StorageUnavailable = documentedError('storage_unavailable', (cause: unknown) => ({
  ...retrySoon(),
  ...causedBy(cause),
}));
