import { HISTORY_PAGE_MAX } from '../chat.ts';
import type { ServerEvent, ServerEventNotes } from './chat-endpoint.ts';
import { ANSWER, HISTORY, RECEIVED, ROOM, USERS } from './chat-examples.ts';

const [{ id: userId }] = USERS as [(typeof USERS)[number]];

/** What the server emits (S2 section 7), in the order in which a client first meets it. */
export const serverEventNotes: { readonly [Event in ServerEvent]: ServerEventNotes<Event> } = {
  connectionError: {
    summary: 'Says why the connection was refused, or why a request was not done.',
    when: 'Instead of `rooms`, and then the server disconnects; or after a request that could not be done, and the connection stays.',
    meanings: { problem: 'A code for the program and a sentence for a person.' },
    example: [{ code: 'token_expired', message: 'The access token has expired.' }],
  },
  rooms: {
    summary: 'Lists the rooms of the user and the users of the client.',
    when: 'After each connect: the token was accepted. Replace what you have, since it comes again after each reconnect.',
    meanings: {
      rooms: 'The personal room and the client room.',
      users: 'All users of the client, you among them.',
    },
    example: [[ROOM], USERS],
  },
  userOnline: {
    summary: 'Says that a user of the client came or left.',
    when: 'To the other users of the client, when the first socket of a user opens, and a moment after the last one has closed.',
    meanings: { userId: 'Who.', isOnline: 'Whether the user has a socket open.' },
    example: [userId, true],
  },
  messageReceived: {
    summary: 'Echoes a message with the room and the thread that it was stored in.',
    when: 'As soon as the message is stored, to every socket that can read the room. Keep its `thread.id` for the next message.',
    meanings: { message: 'The message, its room, and `subscription` when the credits are used up.' },
    example: [RECEIVED],
  },
  PostAIResponse: {
    summary: 'Brings the answer of the AI employee.',
    when: 'After `messageReceived`, once the answer is stored, to every socket that can read the room.',
    meanings: {
      roomId: 'Where it was said.',
      threadId: 'The conversation that it belongs to.',
      msgId: 'Of the answer, the same as its `id` in the history.',
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
    summary: 'Brings one page of a conversation.',
    when: 'To the socket that asked.',
    meanings: {
      messages: 'Oldest first within the page; page 1 is the newest.',
      roomId: 'The room that was asked for.',
      totalMessages: 'On all pages together.',
      totalPages: 'Of this size.',
      currentPage: 'Which page this is.',
      limit: 'Messages on a full page.',
    },
    example: [HISTORY, ROOM.id, HISTORY.length, 1, 1, HISTORY_PAGE_MAX],
  },
  updatedlastRead: {
    summary: 'Confirms until when the user has read a room.',
    when: 'To every socket of the user, so that all windows agree.',
    meanings: {
      roomId: 'Which room.',
      userId: 'Who has read it.',
      timeStamp: 'Until when, in UTC.',
      message: 'One English sentence for a person.',
    },
    example: [ROOM.id, userId, '2025-11-03T09:13:05.000Z', 'The room is marked as read.'],
  },
};
