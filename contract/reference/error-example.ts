import type { ErrorBody } from '../error-body.ts';
import { FIELD_SENTENCES } from '../leads/field-rules.ts';
import { ERROR_SENTENCES } from './error-sentences.ts';
import { BODY_ERRORS, COMMON_ERRORS, type ErrorCase, type HttpEndpoint } from './http-endpoint.ts';

const REQUEST_ID = 'mwwgn0l3f1-2s';

/**
 * An error that a call answers with: what it says of a field that it needs, or, where it needs none, that it came too
 * often. Every error has this shape.
 */
export function errorExampleOf(body: HttpEndpoint['body'] | undefined): ErrorBody {
  const isNeedy = requiredOf(body).length > 0;
  return exampleOfCase(isNeedy ? BODY_ERRORS.invalid : COMMON_ERRORS.rateLimited, body);
}

/** The answer in one case of failure. */
export function exampleOfCase(
  { status, code }: Pick<ErrorCase, 'status' | 'code'>,
  body: HttpEndpoint['body'] | undefined,
): ErrorBody {
  const requestId = REQUEST_ID;
  const message = ERROR_SENTENCES[code];
  if (message === undefined) throw new Error(`no sentence is known for ${code}`);
  const [first] = requiredOf(body);
  if (code !== 'invalid_request' || first === undefined)
    return { statusCode: status, code, message, requestId };
  const wrong = requiredOf(body).includes('email')
    ? { field: 'email', message: FIELD_SENTENCES.email }
    : { field: first, message: FIELD_SENTENCES.missing };
  return { statusCode: status, code, message: 'Please check the marked fields.', fields: [wrong], requestId };
}

function requiredOf(body: HttpEndpoint['body'] | undefined): readonly string[] {
  const { required = [] } = (body?.object.schema ?? {}) as { required?: readonly string[] };
  return required;
}
