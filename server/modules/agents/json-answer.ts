import Negotiator from 'negotiator';
import { LONGEST_ACCEPT } from '../../plugins/http/accept-encoding.ts';
import { JSON_TYPE } from '../../plugins/http/request-body.ts';

const EVENT_STREAM = 'text/event-stream';
/** Types that the protocol's own server requires of every caller, though nothing here streams. */
export const ACCEPTED_BY_PROTOCOL = `${JSON_TYPE}, ${EVENT_STREAM}`;

/**
 * Reports whether a caller accepts our answers, which are JSON; without a header it accepts everything (RFC 9110,
 * 12.5.1).
 */
export function acceptsJson(accept: string | undefined): boolean {
  if (accept === undefined) return true;
  if (accept.length > LONGEST_ACCEPT) return false;
  return new Negotiator({ headers: { accept } }).mediaTypes([JSON_TYPE]).length > 0;
}

/** The one message of an answer as JSON, where it came as a stream of one event. */
export function jsonAnswer(
  contentType: string | null,
  text: string,
): { contentType: string | null; text: string } {
  if (!contentType?.startsWith(EVENT_STREAM)) return { contentType, text };
  const messages = text
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim())
    .filter((data) => data !== '');
  return { contentType: JSON_TYPE, text: messages.at(-1) ?? '' };
}
