import type { ConnectionProblem, ConnectionProblemCode } from 'contract/chat/chat.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import { isDatabaseWide } from '../../plugins/database/database-wide-error.ts';
import { InternalError, Overloaded, PublicError } from '../../shared/errors.ts';

const SENTENCES: Record<ConnectionProblemCode, string> = {
  unauthorized: 'Connect with a valid access token: Authorization: Bearer {token}.',
  token_expired: 'The access token has expired. Get a new one and connect again.',
  login_ended: 'This access token’s login has ended. Log in again.',
  too_many_connections: 'This user has too many connections open. Close some and try again.',
  invalid_payload: 'These aren’t the arguments this event takes.',
  unknown_event: 'There’s no event with this name.',
  not_found: 'There’s no such room or thread.',
  message_id_reused: 'This message ID belongs to another message of yours.',
  credits_used_up:
    'Your plan’s credits for this month are used up, and we can’t store more unanswered messages today.',
  rate_limited: 'Too many events. Please wait a moment and try again.',
  overloaded: Overloaded.sentence,
  storage_unavailable: 'We couldn’t store or read this right now. Please try again in a moment.',
  internal_error: InternalError.sentence,
};

/** A failure that the client of a socket may see, in our own sentences only. */
export class ChatProblem extends Error {
  readonly code: ConnectionProblemCode;
  readonly fields: FieldProblem[] | undefined;

  constructor(code: ConnectionProblemCode, fields?: FieldProblem[], cause?: unknown) {
    super(SENTENCES[code], { cause });
    this.name = new.target.name;
    this.code = code;
    this.fields = fields;
  }

  /** Returns the arguments of the event `connectionError`. */
  toEvent(): ConnectionProblem {
    return { code: this.code, message: this.message };
  }

  /** Returns the argument of an acknowledgement. */
  toAcknowledgement(): { error: ConnectionProblem & { fields?: FieldProblem[] } } {
    return { error: { ...this.toEvent(), ...(this.fields?.length ? { fields: this.fields } : {}) } };
  }
}

/**
 * Returns the problem that the client gets for a failure: our own errors unchanged, `storage_unavailable` when the
 * database is down, and `internal_error` for the rest.
 */
export function chatProblemOf(error: unknown): ChatProblem {
  if (error instanceof ChatProblem) return error;
  if (isDatabaseWide(error)) return new ChatProblem('storage_unavailable', undefined, error);
  const isPublic = error instanceof PublicError && isKnown(error.code);
  return new ChatProblem(isPublic ? error.code : 'internal_error', undefined, error);
}

function isKnown(code: string): code is ConnectionProblemCode {
  return Object.hasOwn(SENTENCES, code);
}
