import { HISTORY_PAGE_MAX, LISTED_USERS_MAX } from '../chat/chat.ts';
import type { ServerEvent, ServerEventNotes } from './chat-endpoint.ts';
import { ANSWER, HISTORY, LISTED_THREADS, RECEIVED, ROOM, USERS } from './chat-examples.ts';

const [{ id: userId }] = USERS as [(typeof USERS)[number]];

/** What the server emits (S2 section 7), in the order in which a client first meets it. */
export const serverEventNotes: { readonly [Event in ServerEvent]: ServerEventNotes<Event> } = {
  connectionError: {
    summary: 'Reports why the connection was refused, or why a request wasn’t carried out.',
    when: 'Instead of `rooms`, and then the server disconnects. Or after a request that couldn’t be carried out, and then the connection stays open.',
    meanings: { problem: 'A code for the program and a sentence for a person.' },
    example: [{ code: 'token_expired', message: 'The access token has expired.' }],
  },
  rooms: {
    summary: 'Lists the user’s rooms and the client’s users.',
    when: 'After each connect: the token was accepted. Replace what you have, because it’s sent again after each reconnect.',
    meanings: {
      rooms: 'The personal room and the client room.',
      users: `The client’s users, including you. If there are more than ${LISTED_USERS_MAX}: you, then those who are online, then those who signed up first.`,
    },
    example: [[ROOM], USERS],
  },
  userOnline: {
    summary: 'A client’s user came online or left.',
    when: 'To the client’s other users, when a user’s first socket opens and a moment after the last one closes. If a whole server fails, that takes up to 20 seconds.',
    meanings: { userId: 'Who.', isOnline: 'Whether the user has a socket open.' },
    example: [userId, true],
  },
  userRemoved: {
    summary: 'A client’s user deleted their account.',
    when: 'To all of the client’s connected users. Take the user off your list: `rooms` no longer names that ID, and what the user said in the client room comes without it.',
    meanings: { userId: 'Who.' },
    example: [userId],
  },
  messageReceived: {
    summary: 'Echoes a message with the room and thread it was stored in.',
    when: 'As soon as the message is stored, to every socket that can read the room. Keep its `thread.id` for the next message.',
    meanings: {
      message: 'The message, its room, the credits left, and `subscription` when they’re used up.',
    },
    example: [RECEIVED],
  },
  assistantTyping: {
    summary: 'The AI employee has begun, or ended, work on an answer.',
    when: 'To every socket that can read the room: `true` when it’s a message’s turn, `false` when its answer is there, or won’t come.',
    meanings: {
      roomId: 'Where it answers.',
      threadId: 'The conversation it answers in.',
      isTyping: 'Whether it’s at work.',
    },
    example: [ROOM.id, ANSWER.thread.id, true],
  },
  PostAIResponse: {
    summary: 'Delivers the AI employee’s answer.',
    when: 'After `messageReceived`, once the answer is stored, to every socket that can read the room.',
    meanings: {
      roomId: 'Where it was said.',
      threadId: 'The conversation it belongs to.',
      msgId: 'ID of the answer, the same as its `id` in the history.',
      content: 'The answer in Markdown.',
      senderId: 'The same as `senderid` in the history. Note the spelling.',
      createdDate: 'When it was stored, in UTC.',
      roomUpdatedDate: 'The new `updatedDate` of the room.',
      meta: 'Facts about the answer.',
    },
    example: [
      ROOM.id,
      ANSWER.thread.id,
      ANSWER.id,
      ANSWER.content,
      ANSWER.senderid,
      ANSWER.createdDate,
      ANSWER.createdDate,
      ANSWER.meta,
    ],
  },
  ThreadMessages: {
    summary: 'Returns one page of a conversation.',
    when: 'To the socket that asked.',
    meanings: {
      messages: 'Oldest first within the page; page 1 is the newest.',
      roomId: 'The room that was asked for.',
      totalMessages: 'Across all pages.',
      totalPages: 'Of `limit` messages each.',
      currentPage: 'Which page this is.',
      limit: 'Messages on a full page: as many as you asked for, or fewer if they’re long.',
    },
    example: [HISTORY, ROOM.id, HISTORY.length, 1, 1, HISTORY_PAGE_MAX],
  },
  RoomThreads: {
    summary: 'Returns one page of a room’s conversations.',
    when: 'To the socket that asked.',
    meanings: {
      threads: 'The most recently active thread comes first.',
      roomId: 'The room that was asked for.',
      nextCursor: 'Send it as `cursor` for the next page; `null` on the last one.',
    },
    example: [LISTED_THREADS, ROOM.id, null],
  },
  updatedlastRead: {
    summary: 'Confirms when the user has read a room.',
    when: 'To all of the user’s sockets, so every window agrees.',
    meanings: {
      roomId: 'Which room.',
      userId: 'Who has read it.',
      timeStamp: 'Read up to when, in UTC.',
      message: 'One English sentence for a person.',
    },
    example: [ROOM.id, userId, '2025-11-03T09:13:05.000Z', 'The room is marked as read.'],
  },
};
