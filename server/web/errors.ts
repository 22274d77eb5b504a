import type { ErrorBody, FieldProblem } from 'contract/error-body.ts';

interface Details {
  fields?: FieldProblem[];
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A failure that the caller may be told about, in words of ours only. */
export class PublicError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldProblem[] | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, { fields, headers = {}, cause }: Details = {}) {
    super(message, { cause });
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }

  toBody(): ErrorBody {
    const body: ErrorBody = { statusCode: this.status, code: this.code, message: this.message };
    return this.fields ? { ...body, fields: this.fields } : body;
  }
}

export class InvalidRequest extends PublicError {
  constructor(message: string, fields?: FieldProblem[]) {
    super(400, 'invalid_request', message, fields ? { fields } : {});
  }
}

export class NotFound extends PublicError {
  constructor() {
    super(404, 'not_found', 'There is nothing at this address.');
  }
}

export class MethodNotAllowed extends PublicError {
  constructor(allowed: readonly string[]) {
    super(405, 'method_not_allowed', 'This address does not take that method.', {
      headers: { allow: allowed.join(', ') },
    });
  }
}

export class RequestTimeout extends PublicError {
  constructor() {
    super(408, 'request_timeout', 'The request took too long to arrive.');
  }
}

export class PayloadTooLarge extends PublicError {
  constructor() {
    super(413, 'payload_too_large', 'The request is too large.');
  }
}

export class UnsupportedMediaType extends PublicError {
  /** @param accepted the media types to send */
  constructor(accepted = 'application/json or application/x-www-form-urlencoded') {
    super(415, 'unsupported_media_type', `Send ${accepted} in UTF-8, not compressed.`);
  }
}

export class IdempotencyKeyReused extends PublicError {
  constructor() {
    super(422, 'idempotency_key_reused', 'This idempotency key belongs to a request with other contents.');
  }
}

export class RateLimited extends PublicError {
  constructor() {
    super(429, 'rate_limited', 'Too many requests. Please wait a minute and try again.');
  }
}

export class HeadersTooLarge extends PublicError {
  constructor() {
    super(431, 'headers_too_large', 'The headers of the request are too large.');
  }
}

export class InternalError extends PublicError {
  constructor(cause: unknown) {
    super(500, 'internal_error', 'Something went wrong on our side. Please try again later.', { cause });
  }
}

const RETRY_SOON = { 'retry-after': '2' };

export class Overloaded extends PublicError {
  constructor() {
    super(503, 'overloaded', 'We are very busy right now. Please try again in a moment.', {
      headers: RETRY_SOON,
    });
  }
}

export class StorageUnavailable extends PublicError {
  constructor(cause: unknown) {
    super(
      503,
      'storage_unavailable',
      'Our storage does not answer right now. Please try again in a moment.',
      {
        headers: RETRY_SOON,
        cause,
      },
    );
  }
}
