import type { ErrorBody } from '../error-body.ts';
import { FIELD_SENTENCES } from '../leads/field-rules.ts';
import type { HttpEndpoint } from './http-endpoint.ts';

/**
 * An error that a call answers with: what it says of a field that it needs, or, where it needs none, that it came too
 * often. Every error has this shape.
 */
export function errorExampleOf(body: HttpEndpoint['body'] | undefined): ErrorBody {
  const { required = [] } = (body?.object.schema ?? {}) as { required?: readonly string[] };
  const [first] = required;
  if (first === undefined) return { statusCode: 429, code: 'rate_limited', message: 'Too many requests.' };
  const wrong = required.includes('email')
    ? { field: 'email', message: FIELD_SENTENCES.email }
    : { field: first, message: FIELD_SENTENCES.missing };
  return {
    statusCode: 400,
    code: 'invalid_request',
    message: 'Please check the marked fields.',
    fields: [wrong],
  };
}
