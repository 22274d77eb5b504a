import {
  type Contact,
  InternalError,
  InvalidRequest,
  PayloadTooLarge,
  PublicError,
  StorageDamaged,
  StorageUnavailable,
  UnsupportedMediaType,
} from '../../shared/errors.ts';
import { isDamage } from '../database/damage.ts';
import { concernsWholeDatabase } from '../database/whole-database.ts';

/**
 * What the caller is told about a failure: ours as it is, the framework's in our words, a database
 * that is away as a 503, the rest as a 500.
 * @param contact where a visitor can turn to who cannot wait for a repair
 */
export function publicErrorOf(error: unknown, contact: Contact = {}): PublicError {
  if (error instanceof PublicError) return error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new PayloadTooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new UnsupportedMediaType();
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new InvalidRequest('The request couldn’t be read.');
  }
  if (isDamage(error)) return new StorageDamaged(error, contact);
  if (concernsWholeDatabase(error)) return new StorageUnavailable(error);
  return new InternalError(error);
}
