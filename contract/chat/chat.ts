import Type, { type Static } from 'typebox';
import { strictObject } from '../strict-object.ts';
import { ClientUser, ListedThread, Message, MessageMeta, Room } from './chat-entities.ts';

/** The largest page of `ThreadMessages` (S2 section 9, 'API reference'). */
export const HISTORY_PAGE_MAX = 100;
/** About as many bytes a page of `ThreadMessages` has at most, unless a single message is longer. */
export const HISTORY_PAGE_BYTES = 262_144;
/** The largest page of `RoomThreads`. */
export const THREADS_PAGE_MAX = 50;
/** Most characters that `lastMessage` of a listed thread shows. */
export const EXCERPT_MAX_CHARACTERS = 300;
/** Limit up to which unread messages of a thread are counted; more are reported as this number. */
export const UNREAD_MAX = 100;
/** Largest packet that the socket takes; a connection that sends a larger one is closed. */
export const PACKET_MAX_BYTES = 65_536;
/** Most users of a client that `rooms` lists. */
export const LISTED_USERS_MAX = 1_000;
/** Longest text of one message, in characters, however each is encoded. */
export const MESSAGE_MAX_LENGTH = 8_000;
/** `senderid` of an answer. */
export const ASSISTANT_ID = 'assistant';
/** Addresses the AI employee in a room that colleagues share, in any case of its letters. */
export const ASSISTANT_MENTION = '@assistant';
/** `senderid` of whatever users said in the client's room who have deleted their account. */
export const DELETED_USER_ID = 'deleted-user';

const LAST_PAGE = 1_000_000;
const LONGEST_ID = 100;
/** Visible ASCII. */
const id = Type.String({ minLength: 1, maxLength: LONGEST_ID, pattern: '^[!-~]*$' });

/** Begin of the next page of threads; the server makes and reads it. */
const threadCursor = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z_[0-9a-f-]{36}$',
});

/**
 * Any text in which something can be seen, as it was typed: nothing is trimmed. No database of ours can hold U+0000, nor
 * half of a surrogate pair. That it has something to be seen and no such half no portable pattern says: the server looks
 * itself.
 */
const content = Type.String({
  minLength: 1,
  maxLength: MESSAGE_MAX_LENGTH,
  pattern: '^[^\\x00]*$',
});

/** Text to be answered, or text with an id of the sender's own: sent twice under it, it is stored once. */
const outgoingMessage = Type.Union([
  content,
  strictObject({ id: Type.Optional(id), content, mention: Type.Optional(Type.Boolean()) }),
]);

/**
 * Events that a client may emit: the arguments in the order of S2 section 7. Each may also be sent as one
 * object with these names. A function as last argument is called with the same as the answering event, as one
 * object if that is how the event was sent, or with `{ error }`.
 */
export const CLIENT_EVENTS = {
  aiMessage: {
    names: ['roomId', 'threadId', 'message', 'mention'],
    /** Without a thread, the message opens one. */
    fields: strictObject({
      roomId: id,
      threadId: Type.Optional(Type.Union([id, Type.Null()])),
      message: outgoingMessage,
      mention: Type.Optional(Type.Boolean()),
    }),
  },
  getThreadMessages: {
    names: ['limit', 'page', 'roomId', 'threadId'],
    fields: strictObject({
      limit: Type.Integer({ minimum: 1, maximum: HISTORY_PAGE_MAX }),
      page: Type.Integer({ minimum: 1, maximum: LAST_PAGE }),
      roomId: id,
      threadId: id,
    }),
  },
  getRoomThreads: {
    names: ['limit', 'cursor', 'roomId'],
    /** Without a cursor, the page begins with the thread in which something was said last. */
    fields: strictObject({
      limit: Type.Integer({ minimum: 1, maximum: THREADS_PAGE_MAX }),
      cursor: Type.Optional(Type.Union([threadCursor, Type.Null()])),
      roomId: id,
    }),
  },
  updatelastRead: {
    names: ['roomId'],
    fields: strictObject({ roomId: id }),
  },
} as const;

export type ClientEvent = keyof typeof CLIENT_EVENTS;
export type ClientPayload<Event extends ClientEvent> = Static<(typeof CLIENT_EVENTS)[Event]['fields']>;

/**
 * Problems of the socket. The connection ends after the first four, and when `rate_limited` goes unheard or
 * comes in place of `rooms`.
 */
export const CONNECTION_PROBLEM_CODES = [
  'unauthorized',
  'token_expired',
  'login_ended',
  'too_many_connections',
  'invalid_payload',
  'unknown_event',
  /** No such room or thread, or not one of the user's. */
  'not_found',
  /** The message's own id belongs to another message of the sender. */
  'message_id_reused',
  /** No credit is left, and no more messages without an answer are stored today. */
  'credits_used_up',
  'rate_limited',
  'overloaded',
  'storage_unavailable',
  'internal_error',
] as const;

export type ConnectionProblemCode = (typeof CONNECTION_PROBLEM_CODES)[number];

/** Reason why a connection was refused or a request was not done. */
export const ConnectionProblem = Type.Object({
  /** Stable. */
  code: Type.Enum([...CONNECTION_PROBLEM_CODES]),
  /** One English sentence for a person. */
  message: Type.String(),
});

export type ConnectionProblem = Static<typeof ConnectionProblem>;

/** The echo of a stored message, with where it went. */
export const ReceivedMessage = Type.Intersect([
  Message,
  Type.Object({
    room: Room,
    /** Credits of the client this month, after this message; `null` without a limit. */
    creditsLeft: Type.Union([Type.Integer(), Type.Null()]),
    /** Present when the client's credits of the month are used up: no answer follows. */
    subscription: Type.Optional(Type.Object({ message: Type.String(), creditsLeft: Type.Integer() })),
  }),
]);

export type ReceivedMessage = Static<typeof ReceivedMessage>;

const moment = Type.String({ format: 'date-time' });

/** Events that the server emits: names and schemas of the arguments, in the order of S2 section 7. */
export const SERVER_EVENTS = {
  connectionError: { problem: ConnectionProblem },
  rooms: { rooms: Type.Array(Room), users: Type.Array(ClientUser) },
  userOnline: { userId: id, isOnline: Type.Boolean() },
  messageReceived: { message: ReceivedMessage },
  assistantTyping: { roomId: id, threadId: id, isTyping: Type.Boolean() },
  PostAIResponse: {
    roomId: id,
    threadId: id,
    msgId: id,
    content: Type.String(),
    senderId: id,
    createdDate: moment,
    roomUpdatedDate: moment,
    meta: MessageMeta,
  },
  ThreadMessages: {
    /** Oldest first within the page; page 1 is the newest. */
    messages: Type.Array(Message),
    roomId: id,
    totalMessages: Type.Integer(),
    /** Pages of `limit` messages each. */
    totalPages: Type.Integer(),
    currentPage: Type.Integer(),
    /** Number that was asked for, or fewer where so many might be too long for one page. */
    limit: Type.Integer(),
  },
  RoomThreads: {
    /** Those first in which something was said last. */
    threads: Type.Array(ListedThread),
    roomId: id,
    /** `null` on the last page. */
    nextCursor: Type.Union([Type.String(), Type.Null()]),
  },
  userRemoved: { userId: id },
  updatedlastRead: { roomId: id, userId: id, timeStamp: moment, message: Type.String() },
} as const;

/** Type parameter of `new Server<ClientToServerEvents, ServerToClientEvents>()` and `io()`. */
export interface ServerToClientEvents {
  connectionError: (problem: ConnectionProblem) => void;
  rooms: (rooms: Room[], users: ClientUser[]) => void;
  userOnline: (userId: string, isOnline: boolean) => void;
  messageReceived: (message: ReceivedMessage) => void;
  assistantTyping: (roomId: string, threadId: string, isTyping: boolean) => void;
  PostAIResponse: (
    roomId: string,
    threadId: string,
    msgId: string,
    content: string,
    senderId: string,
    createdDate: string,
    roomUpdatedDate: string,
    meta: MessageMeta,
  ) => void;
  ThreadMessages: (
    messages: Message[],
    roomId: string,
    totalMessages: number,
    totalPages: number,
    currentPage: number,
    limit: number,
  ) => void;
  RoomThreads: (threads: ListedThread[], roomId: string, nextCursor: string | null) => void;
  userRemoved: (userId: string) => void;
  updatedlastRead: (roomId: string, userId: string, timeStamp: string, message: string) => void;
}

type Answer = (...answer: unknown[]) => void;

export interface ClientToServerEvents {
  aiMessage: (
    roomId: string,
    threadId: string | null,
    message: ClientPayload<'aiMessage'>['message'],
    mentionOrAnswer?: boolean | Answer,
    answer?: Answer,
  ) => void;
  getThreadMessages: (limit: number, page: number, roomId: string, threadId: string, answer?: Answer) => void;
  getRoomThreads: (limit: number, cursor: string | null, roomId: string, answer?: Answer) => void;
  updatelastRead: (roomId: string, answer?: Answer) => void;
}
