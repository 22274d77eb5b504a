import type { ErrorBody } from '../error-body.ts';
import { FIELD_SENTENCES } from '../leads/field-rules.ts';
import { ERRORS, type ErrorCode } from './errors.ts';
import type { HttpEndpoint } from './reference.ts';

type Body = HttpEndpoint['body'];

const requestId = 'mwwgn0l3f1-2s';

/**
 * Returns an error of a call: an invalid field where it requires one, else a rate limit. Every error has this shape.
 */
export function errorExampleOf(body: Body): ErrorBody {
  return exampleOfCase(requiredOf(body).length > 0 ? 'invalid_request' : 'rate_limited', body);
}

/** Returns the answer of one failure. */
export function exampleOfCase(code: ErrorCode, body: Body): ErrorBody {
  const [statusCode, message] = ERRORS[code];
  const required = requiredOf(body);
  const [first] = required;
  if (code !== 'invalid_request' || first === undefined) return { statusCode, code, message, requestId };
  const wrong = required.includes('email')
    ? { field: 'email', message: FIELD_SENTENCES.email }
    : { field: first, message: FIELD_SENTENCES.missing };
  return { statusCode, code, message: 'Please check the marked fields.', fields: [wrong], requestId };
}

function requiredOf(body: Body): readonly string[] {
  const { required = [] } = (body?.object.schema ?? {}) as { required?: readonly string[] };
  return required;
}
