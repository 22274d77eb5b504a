import {
  InternalError,
  InvalidRequest,
  PayloadTooLarge,
  PublicError,
  UnsupportedMediaType,
} from './errors.ts';

/** What the caller is told about a failure: ours as it is, the framework's in our words, the rest as a 500. */
export function publicErrorOf(error: unknown): PublicError {
  if (error instanceof PublicError) return error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new PayloadTooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new UnsupportedMediaType();
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new InvalidRequest('The request could not be read.');
  }
  return new InternalError(error);
}
