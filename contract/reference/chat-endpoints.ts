import {
  ASSISTANT_MENTION,
  type ConnectionProblemCode,
  EXCERPT_MAX_CHARACTERS,
  HISTORY_PAGE_BYTES,
  HISTORY_PAGE_MAX,
  MESSAGE_MAX_LENGTH,
  PACKET_MAX_BYTES,
  THREADS_PAGE_MAX,
  UNREAD_MAX,
} from '../chat/chat.ts';
import type { ChatEndpoint, ChatErrorCase } from './chat-endpoint.ts';
import { aiMessage, historyRequest, readMark, threadsRequest } from './chat-objects.ts';
import { AUTHORIZATION, type Field } from './http-endpoint.ts';
import { OTHER_ORIGINS } from './other-origins.ts';

const CONNECTING: Field = {
  ...AUTHORIZATION,
  meaning: 'The access token from sign-up, login or refresh, in the request that opens the connection.',
};

const ACKNOWLEDGEMENT =
  'Pass a callback as the last argument to get the answering event’s arguments, or `{ error }` with `code`, `message` and, if specific arguments are at fault, `fields`.';

const KIBIBYTE = 1024;

const NAMED_ARGUMENTS =
  'Instead of ordered arguments, you can send one object with these names. The callback then gets one object too, with the names of the answering event’s arguments: do that with `emitWithAck`, which keeps only the first argument.';

const PROBLEMS: { readonly [Code in ConnectionProblemCode]: string } = {
  unauthorized: 'The access token is missing, or isn’t one of ours. The server disconnects.',
  token_expired: 'The access token has expired. The server disconnects.',
  login_ended:
    'The user has logged out, deleted the account, or changed the password elsewhere, or a refresh token of this login was used twice. The server disconnects; log in again.',
  too_many_connections: 'The user has too many connections open. The server disconnects.',
  invalid_payload: 'An argument is missing, malformed or unknown.',
  unknown_event: 'There’s no event with this name.',
  not_found: 'There’s no such room or thread, or it isn’t yours. The response doesn’t say which.',
  message_id_reused: 'The `id` belongs to another message of yours.',
  credits_used_up:
    'The month’s credits are used up, and the user or client has reached today’s limit for unanswered messages. The message isn’t stored.',
  rate_limited:
    'Too many events, connections or page requests in a short time, across all of the user’s windows or all of the client’s users. Keep going and you’ll be disconnected.',
  overloaded: 'The server is too busy; try again in a moment.',
  storage_unavailable: 'Nothing could be stored or read; try again in a moment.',
  internal_error: 'Something went wrong on the server.',
};

const COMMON: readonly ConnectionProblemCode[] = [
  'rate_limited',
  'overloaded',
  'storage_unavailable',
  'internal_error',
];

/** The chat socket (S2 section 7, design.md, 'Additions to S2'): the connection, then what a client may emit. */
export const chatEndpoints: readonly ChatEndpoint[] = [
  {
    slug: 'socket',
    group: 'Chat socket',
    title: 'Connect the socket',
    summary: 'Opens a Socket.IO connection on the host itself, as the user whose access token it carries.',
    notes: [
      'Use a version 4 Socket.IO client; the path is the default, `/socket.io/`. Both transports work: WebSocket and HTTP long polling.',
      'Browsers can’t send your headers with a WebSocket: pass the token as `auth: { token }` there instead.',
      OTHER_ORIGINS.socket,
      'Wait for `rooms`, not `connect`: only `rooms` tells you the token was accepted.',
      'A connection carries one user: connect to the default namespace once. For another user, open another connection.',
      `A packet can be up to ${PACKET_MAX_BYTES / KIBIBYTE} KiB; a larger one ends the connection. So does sending without reading what comes back.`,
      'A connection ends when its token expires, with a `connectionError` whose code is `token_expired`. Refresh the tokens and connect again.',
      'It also ends, within seconds, when the login behind its token ends: `login_ended`. Log in again.',
    ],
    headers: [CONNECTING],
    answers: ['connectionError', 'rooms', 'userOnline', 'userRemoved'],
    errors: problems(
      'unauthorized',
      'token_expired',
      'login_ended',
      'too_many_connections',
      'unknown_event',
      ...COMMON,
    ),
  },
  {
    slug: 'ai-message',
    group: 'Chat socket',
    title: 'Send a message',
    summary: 'Sends a message to an AI employee. The server stores and echoes it, then sends the answer.',
    notes: [
      'Omit `threadId` on the first message; the echo returns the new one.',
      `A message can have 1 to ${MESSAGE_MAX_LENGTH.toLocaleString('en-US')} characters. It’s stored as is, with nothing trimmed. Blank text, or text with U+0000 or half a surrogate pair, gets \`invalid_payload\`.`,
      `In the personal room every message is answered. In the client room, where colleagues talk, only a message with \`${ASSISTANT_MENTION}\` in its text, or \`mention: true\`, is answered and costs a credit. All others are only stored and echoed.`,
      'Answers come from this website’s pages.',
      'Each message that’s to be answered costs one of the month’s AI message credits; `creditsLeft` in the echo says how many are left. When they’re used up, the echo carries `subscription` and no answer follows; past a daily limit of unanswered messages, more get `credits_used_up`.',
      'If the connection drops, you can resend a message that has an `id` of your own: it’s stored, answered and billed once.',
      'Sent as one object, `mention` can stand beside `message` or within it.',
      ACKNOWLEDGEMENT,
      NAMED_ARGUMENTS,
    ],
    headers: [],
    emits: {
      name: 'aiMessage',
      object: aiMessage,
      example: ['ROOM_ID', null, 'Which plans include API access?'],
    },
    answers: ['messageReceived', 'assistantTyping', 'PostAIResponse'],
    errors: problems('invalid_payload', 'not_found', 'message_id_reused', 'credits_used_up', ...COMMON),
  },
  {
    slug: 'get-room-threads',
    group: 'Chat socket',
    title: 'List the conversations',
    summary: 'Lists a room’s threads, with the last message in each and how much of it is unread.',
    notes: [
      'A program finds its conversation here after a restart: list the room’s threads, pick the one to continue, read what you missed with `getThreadMessages`, and send your next `aiMessage` with that `threadId`.',
      `A page has at most ${THREADS_PAGE_MAX} threads, most recently active first. Send the answer’s \`nextCursor\` as \`cursor\` to get the next page; it’s \`null\` on the last one. A thread that becomes active while you read moves to the front and won’t show up on a later page: \`messageReceived\` or \`PostAIResponse\` has told you about it.`,
      `\`lastMessage\` shows at most ${EXCERPT_MAX_CHARACTERS} characters.`,
      `Unread is what others and the AI employee have said since you last emitted \`updatelastRead\` for the room. Counting stops at ${UNREAD_MAX} per thread, so ${UNREAD_MAX} means that many or more.`,
      ACKNOWLEDGEMENT,
      NAMED_ARGUMENTS,
    ],
    headers: [],
    emits: { name: 'getRoomThreads', object: threadsRequest, example: [THREADS_PAGE_MAX, null, 'ROOM_ID'] },
    answers: ['RoomThreads'],
    errors: problems('invalid_payload', 'not_found', ...COMMON),
  },
  {
    slug: 'get-thread-messages',
    group: 'Chat socket',
    title: 'Read the history',
    summary: 'Returns one page of a conversation.',
    notes: [
      `A page has at most ${HISTORY_PAGE_MAX} messages. If a conversation’s texts are so long that a page could exceed ${HISTORY_PAGE_BYTES / KIBIBYTE} KiB, all its pages have fewer messages than you asked for: \`limit\` in the answer says how many, and \`totalPages\` counts with it. Keep paging with the \`limit\` you started with, and you won’t miss anything.`,
      `Page 1 is the newest; within a page the oldest message comes first. New messages don’t shift your pages: on one socket, later pages count from the message that was newest when you asked for page 1.`,
      ACKNOWLEDGEMENT,
      NAMED_ARGUMENTS,
    ],
    headers: [],
    emits: {
      name: 'getThreadMessages',
      object: historyRequest,
      example: [HISTORY_PAGE_MAX, 1, 'ROOM_ID', 'THREAD_ID'],
    },
    answers: ['ThreadMessages'],
    errors: problems('invalid_payload', 'not_found', ...COMMON),
  },
  {
    slug: 'update-last-read',
    group: 'Chat socket',
    title: 'Mark a room as read',
    summary: 'Marks a room as read for the user.',
    notes: ['Note the lowercase `l` in `updatelastRead`.', ACKNOWLEDGEMENT, NAMED_ARGUMENTS],
    headers: [],
    emits: { name: 'updatelastRead', object: readMark, example: ['ROOM_ID'] },
    answers: ['updatedlastRead'],
    errors: problems('invalid_payload', 'not_found', ...COMMON),
  },
];

function problems(...codes: ConnectionProblemCode[]): ChatErrorCase[] {
  return codes.map((code) => ({ code, when: PROBLEMS[code] }));
}
