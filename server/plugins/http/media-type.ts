import type { IncomingHttpHeaders } from 'node:http';
import { UnsupportedMediaType } from '../../shared/errors.ts';

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';

const UTF8_CHARSET = /^charset=(?:utf-?8|"utf-?8")$/i;

/** The media type without its parameters, in lower case. */
function mediaTypeOf(contentType = ''): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** Whether the request is a form that a browser posted without script. */
export function isForm(headers: IncomingHttpHeaders): boolean {
  return mediaTypeOf(headers['content-type']) === FORM_TYPE;
}

/**
 * Refuses a body that would be read wrongly: another type, another character set, compressed.
 * @throws {UnsupportedMediaType}
 */
export function requireReadableBody(
  headers: IncomingHttpHeaders,
  accepted: readonly string[] = [JSON_TYPE, FORM_TYPE],
): void {
  const contentType = headers['content-type'];
  const encoding = headers['content-encoding'] ?? 'identity';
  const isKnown = accepted.includes(mediaTypeOf(contentType));
  if (!isKnown || encoding.toLowerCase() !== 'identity' || !isUtf8(contentType)) {
    throw new UnsupportedMediaType(accepted.join(' or '));
  }
}

function isUtf8(contentType = ''): boolean {
  const parameters = contentType
    .split(';')
    .slice(1)
    .map((parameter) => parameter.trim());
  return parameters.every((parameter) => !/^charset\b/i.test(parameter) || UTF8_CHARSET.test(parameter));
}
