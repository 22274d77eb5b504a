import { type ConnectionProblemCode, HISTORY_PAGE_MAX } from '../chat.ts';
import type { ChatEndpoint, ChatErrorCase } from './chat-endpoint.ts';
import { aiMessage, historyRequest, readMark } from './chat-objects.ts';
import type { Field } from './http-endpoint.ts';

const AUTHORIZATION: Field = {
  name: 'Authorization',
  value: 'Bearer YOUR_ACCESS_TOKEN',
  isRequired: true,
  meaning: 'The access token of sign-up, login or refresh, in the request that opens the connection.',
};

const ACKNOWLEDGEMENT =
  'A function as last argument is called back: with the arguments of the answering event, or with `{ error }`, an object with `code`, `message` and, where single arguments are at fault, `fields`.';

const NAMED_ARGUMENTS = 'Instead of arguments in this order you may send one object with these names.';

const PROBLEMS: { readonly [Code in ConnectionProblemCode]: string } = {
  unauthorized: 'The access token is missing, or not one of ours. The server disconnects.',
  token_expired: 'The time of the access token is over. The server disconnects.',
  too_many_connections: 'The user has too many connections open. The server disconnects.',
  invalid_payload: 'An argument is missing, malformed or unknown.',
  unknown_event: 'There is no event of this name.',
  not_found: 'There is no such room or thread, or it is not yours: both are answered alike.',
  message_id_reused: 'The `id` belongs to another message of yours.',
  rate_limited: 'Too many events in a short time. Whoever goes on is disconnected.',
  overloaded: 'The server is too busy; try again in a moment.',
  storage_unavailable: 'Nothing could be stored or read; try again in a moment.',
  internal_error: 'Something went wrong on the side of the server.',
};

const COMMON: readonly ConnectionProblemCode[] = [
  'rate_limited',
  'overloaded',
  'storage_unavailable',
  'internal_error',
];

/** The chat socket (S2 section 7): the connection, then what a client may emit. */
export const chatEndpoints: readonly ChatEndpoint[] = [
  {
    slug: 'socket',
    group: 'Chat socket',
    title: 'Connect the socket',
    summary: 'Opens a Socket.IO connection on the host itself, as the user whose access token it carries.',
    notes: [
      'Use a Socket.IO client of version 4; the path is `/socket.io/`, the default. Both transports work, WebSocket and HTTP long polling.',
      'A browser sends no headers of yours with a WebSocket: there, pass the token as `auth: { token }` instead.',
      'Wait for `rooms`, not for `connect`: only `rooms` says that the token was accepted.',
      'A connection ends when its token expires, with a `connectionError` whose code is `token_expired`. Refresh the tokens and connect again.',
    ],
    headers: [AUTHORIZATION],
    answers: ['connectionError', 'rooms', 'userOnline'],
    errors: problems('unauthorized', 'token_expired', 'too_many_connections', 'unknown_event', ...COMMON),
  },
  {
    slug: 'ai-message',
    group: 'Chat socket',
    title: 'Send a message',
    summary:
      'Says something to an AI employee; the message is stored and echoed, and later the answer comes.',
    notes: [
      'A first message has no thread: it opens one, and the echo tells its id.',
      'Each message costs one of the AI message credits of the month. When they are used up, the echo carries `subscription` and no answer follows.',
      'A message with an `id` of your own can be sent again after a lost connection: it is stored, answered and paid for once.',
      ACKNOWLEDGEMENT,
      NAMED_ARGUMENTS,
    ],
    headers: [],
    emits: {
      name: 'aiMessage',
      object: aiMessage,
      example: ['ROOM_ID', null, 'Which plans include API access?'],
    },
    answers: ['messageReceived', 'PostAIResponse'],
    errors: problems('invalid_payload', 'not_found', 'message_id_reused', ...COMMON),
  },
  {
    slug: 'get-thread-messages',
    group: 'Chat socket',
    title: 'Read the history',
    summary: 'Asks for one page of a conversation.',
    notes: [
      `A page has at most ${HISTORY_PAGE_MAX} messages. Page 1 is the newest; within a page the oldest message comes first. What is said while you read moves nothing: on one socket, later pages count from the message that was the newest when you asked for page 1.`,
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
    summary: 'Says that the user has read a room to its end.',
    notes: ['Mind the small `l` in `updatelastRead`.', ACKNOWLEDGEMENT, NAMED_ARGUMENTS],
    headers: [],
    emits: { name: 'updatelastRead', object: readMark, example: ['ROOM_ID'] },
    answers: ['updatedlastRead'],
    errors: problems('invalid_payload', 'not_found', ...COMMON),
  },
];

function problems(...codes: ConnectionProblemCode[]): ChatErrorCase[] {
  return codes.map((code) => ({ code, when: PROBLEMS[code] }));
}
