import type { ConnectionProblem, ConnectionProblemCode } from 'contract/chat.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import { InvalidToken } from '../accounts/session.ts';
import { PublicError } from '../web/errors.ts';

const SENTENCES: Record<ConnectionProblemCode, string> = {
  unauthorized: 'Connect with a valid access token: Authorization: Bearer {token}.',
  token_expired: 'The access token has expired. Get a new one and connect again.',
  too_many_connections: 'This user has too many connections open. Close some and try again.',
  invalid_payload: 'The arguments of this event are not what it takes.',
  unknown_event: 'There is no event of this name.',
  not_found: 'There is no such room or thread.',
  message_id_reused: 'This message id belongs to another message of yours.',
  rate_limited: 'Too many events. Please wait a moment and try again.',
  overloaded: 'We are very busy right now. Please try again in a moment.',
  storage_unavailable: 'We could not store or read this right now. Please try again in a moment.',
  internal_error: 'Something went wrong on our side. Please try again later.',
};

/** A failure that the other end of a socket may be told about, in words of ours only. */
export class ChatProblem extends Error {
  readonly code: ConnectionProblemCode;
  readonly fields: FieldProblem[] | undefined;

  constructor(code: ConnectionProblemCode, fields?: FieldProblem[], cause?: unknown) {
    super(SENTENCES[code], { cause });
    this.name = new.target.name;
    this.code = code;
    this.fields = fields;
  }

  /** What the event `connectionError` carries. */
  toEvent(): ConnectionProblem {
    return { code: this.code, message: this.message };
  }

  /** What an acknowledgement is called with. */
  toAcknowledgement(): { error: ConnectionProblem & { fields?: FieldProblem[] } } {
    return { error: { ...this.toEvent(), ...(this.fields?.length ? { fields: this.fields } : {}) } };
  }
}

/** What the other end is told about a failure; one that is none of ours hides behind `internal_error`. */
export function chatProblemOf(error: unknown): ChatProblem {
  if (error instanceof ChatProblem) return error;
  const isPublic = error instanceof InvalidToken || error instanceof PublicError;
  return new ChatProblem(isPublic && isKnown(error.code) ? error.code : 'internal_error', undefined, error);
}

function isKnown(code: string): code is ConnectionProblemCode {
  return Object.hasOwn(SENTENCES, code);
}
