import {
  ASSISTANT_ID,
  type ClientEvent,
  HISTORY_PAGE_MAX,
  type ReceivedMessage,
  type ServerToClientEvents,
  THREADS_PAGE_MAX,
} from '../chat/chat.ts';
import type { ClientUser, ListedThread, Message, Room, Thread } from '../chat/chat-entities.ts';
import { POD_PRIORITIES, POD_STATES, POD_STATUS, ROOM_STATES } from '../chat/chat-entities.ts';
import type { ServerEvent } from './calls.ts';

const USER_ID = '0b9d6a52-6a3e-4f0e-9d2c-0f6f3c1f7a10';
const MORNING = '2025-11-03T09:00:00.000Z';
const ASKED = '2025-11-03T09:12:40.118Z';
const ANSWERED = '2025-11-03T09:12:43.902Z';
const ROOM_ID = 'c2a4be7e-5f0c-4f39-8d0b-7c1c2a7b9f55';

const ROOM: Room = {
  id: ROOM_ID,
  name: 'Personal room',
  description: 'Only you and your AI employee.',
  roomType: 'personal',
  type: 'chat',
  isActive: true,
  userType: 'user',
  states: [...ROOM_STATES],
  createdDate: MORNING,
  updatedDate: ASKED,
  pod: {
    id: '7f4d2a90-21c7-4a52-8f0e-3f2f6f0a6f11',
    userId: USER_ID,
    clientId: 'YOUR_CLIENT_ID',
    podName: 'Personal room',
    config: {
      priorities: [...POD_PRIORITIES],
      states: [...POD_STATES],
      status: POD_STATUS,
      podType: 'personal',
      popuptask: false,
    },
    lastTaskNo: 0,
    desc: 'Only you and your AI employee.',
    createdBy: USER_ID,
    createdDate: MORNING,
    updatedDate: MORNING,
  },
};

const THREAD: Thread = {
  id: '9e6c1f43-0a57-4f0c-b4e7-6c9a3b1d2e77',
  desc: 'Which plans include API access?',
  endDate: null,
  createdDate: ASKED,
  updatedDate: ANSWERED,
};

const QUESTION: Message = {
  id: '3b1f8a6e-4c0d-4d5b-9a83-1e2f5c7d9b10',
  senderid: USER_ID,
  content: 'Which plans include API access?',
  isCommand: false,
  imageId: null,
  fileId: null,
  fname: null,
  s3Url: null,
  ftype: null,
  mimetype: null,
  thumbnailUrl: null,
  edited: false,
  columnFilter: null,
  total_tokens: 0,
  total_cost: 0,
  prompt_tokens: 0,
  completion_tokens: 0,
  meta: {
    isError: false,
    isJson: false,
    isViewEvent: false,
    feature: 'chat',
    operation: 'question',
    isGantt: false,
  },
  reaction: [],
  messageState: [],
  thread: THREAD,
  createdDate: ASKED,
  updatedDate: ASKED,
};

const ANSWER: Message = {
  ...QUESTION,
  id: 'd80f3a1c-7b52-4a8e-8a5c-52f1c0e6a934',
  senderid: ASSISTANT_ID,
  content: 'API access starts with the AI Startup Team. See [Pricing](/pricing).',
  meta: { ...QUESTION.meta, operation: 'answer' },
  createdDate: ANSWERED,
  updatedDate: ANSWERED,
};

const HISTORY: Message[] = [QUESTION, ANSWER];

const LISTED_THREADS: ListedThread[] = [
  {
    ...THREAD,
    totalMessages: 2,
    unreadMessages: 1,
    lastMessage: {
      id: ANSWER.id,
      senderid: ANSWER.senderid,
      content: ANSWER.content,
      isExcerpt: false,
      createdDate: ANSWERED,
    },
  },
];

const RECEIVED: ReceivedMessage = { ...QUESTION, room: ROOM, creditsLeft: 49_999 };

const USERS: ClientUser[] = [
  { id: USER_ID, firstName: 'Asha', middleName: '', lastName: 'Rao', isOnline: true },
];

/** Arguments of the events of a client, in their order; those of all events belong to one conversation. */
export const CLIENT_EVENT_EXAMPLES: Readonly<Record<ClientEvent, readonly unknown[]>> = {
  aiMessage: ['ROOM_ID', null, 'Which plans include API access?'],
  getThreadMessages: [HISTORY_PAGE_MAX, 1, 'ROOM_ID', 'THREAD_ID'],
  getRoomThreads: [THREADS_PAGE_MAX, null, 'ROOM_ID'],
  updatelastRead: ['ROOM_ID'],
};

/** Arguments of the events of the server, in their order. */
export const SERVER_EVENT_EXAMPLES: {
  readonly [Event in ServerEvent]: Parameters<ServerToClientEvents[Event]>;
} = {
  connectionError: [{ code: 'token_expired', message: 'The access token has expired.' }],
  rooms: [[ROOM], USERS],
  userOnline: [USER_ID, true],
  userRemoved: [USER_ID],
  messageReceived: [RECEIVED],
  assistantTyping: [ROOM.id, ANSWER.thread.id, true],
  PostAIResponse: [
    ROOM.id,
    ANSWER.thread.id,
    ANSWER.id,
    ANSWER.content,
    ANSWER.senderid,
    ANSWER.createdDate,
    ANSWER.createdDate,
    ANSWER.meta,
  ],
  ThreadMessages: [HISTORY, ROOM.id, HISTORY.length, 1, 1, HISTORY_PAGE_MAX],
  RoomThreads: [LISTED_THREADS, ROOM.id, null],
  updatedlastRead: [ROOM.id, USER_ID, '2025-11-03T09:13:05.000Z', 'The room is marked as read.'],
};
