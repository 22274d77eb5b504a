import { concernsWholeDatabase } from '../database/whole-database.ts';
import {
  InternalError,
  InvalidRequest,
  PayloadTooLarge,
  PublicError,
  StorageUnavailable,
  UnsupportedMediaType,
} from '../errors.ts';

/**
 * What the caller is told about a failure: ours as it is, the framework's in our words, a database
 * that is away as a 503, the rest as a 500.
 */
export function publicErrorOf(error: unknown): PublicError {
  if (error instanceof PublicError) return error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new PayloadTooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new UnsupportedMediaType();
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new InvalidRequest('The request couldn’t be read.');
  }
  if (concernsWholeDatabase(error)) return new StorageUnavailable(error);
  return new InternalError(error);
}
