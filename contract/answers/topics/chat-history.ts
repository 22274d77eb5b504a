import type { Topic } from '../topic.ts';

const REVIEWED = '2026-11-26';

export const chatHistoryTopics: readonly Topic[] = [
  {
    id: 'chat-rooms',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'What’s the difference between rooms, threads and clients?',
    phrasings: [
      'personal room and client room',
      'what is a client in the API',
      'room versus thread',
      'who can read messages in the client room',
      'rooms, threads, users: the data model',
      'which colleagues are online, userOnline',
      'shared room of all users',
      'rooms and thraeds explaned',
      'Unterschied zwischen Raum und Thread',
      'room aur thread mein kya fark hai',
    ],
    words:
      'channel dm direct message tenant workspace organization hierarchy concept terminology glossary entity relation private public presence roomid clientid mapping begriffe datenmodell gemeinsamer persönlicher kamra samooh structure conversation container everybody sees',
    answer:
      'A client is your company’s account. Its users share a client room, and each has a personal room; a thread is one conversation in a room.',
    sources: [
      {
        page: '/api-reference',
        anchor: 'endpoint-title',
        evidence:
          'Every user belongs to a client, your company’s account. Users of a client share a client room and each has a personal room.',
      },
      { page: '/api-reference/ai-message', anchor: 'objects', evidence: 'One conversation in a room.' },
    ],
    next: { label: 'API reference', page: '/api-reference' },
    reviewed: REVIEWED,
  },
  {
    id: 'chat-threads',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'How do I list a room’s conversations?',
    phrasings: [
      'list threads of a room',
      'getRoomThreads',
      'nextCursor pagination of conversations',
      'unread count per thread',
      'find my conversation again after a restart',
      'mark a room as read, updatelastRead',
      'most recently active threads',
      'last message preview of each conversation',
      'lst thraeds in room',
      'Unterhaltungen eines Raums auflisten',
      'room ki saari conversations kaise nikale',
    ],
    words:
      'inbox sidebar recents overview chats badge counter sort cursor infinite scroll fetch threadid lost continue resume previous seen receipt chatliste übersicht ungelesen verlauf liste baatcheet gespräche letzte',
    answer:
      'Emit getRoomThreads with limit and roomId. A page has at most 50 threads, most recently active first; send nextCursor as cursor for the next page, until it’s null.',
    sources: [
      {
        page: '/api-reference/get-room-threads',
        anchor: '',
        evidence:
          'A page has at most 50 threads, most recently active first. Send the answer’s nextCursor as cursor to get the next page; it’s null on the last one.',
      },
    ],
    next: { label: 'List the conversations', page: '/api-reference/get-room-threads' },
    reviewed: REVIEWED,
  },
  {
    id: 'chat-history',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'How do I read the messages of a thread?',
    phrasings: [
      'read the history of a conversation',
      'getThreadMessages',
      'older messages of a thread',
      'pagination of messages',
      'load previous chat messages by API',
      'page through a long conversation',
      'totalPages and limit in ThreadMessages',
      'order of messages, newest first',
      'histroy of a thred',
      'Ältere Nachrichten eines Threads lesen',
      'purane messages kaise padhe API se',
      'leer mensajes anteriores de un hilo',
    ],
    words:
      'transcript log scrollback archive fetch earlier old posts backlog export dialogue infinite scroll offset descending ascending chronological reopen reload verlauf nachladen frühere gesprächsverlauf mitschrift pichli baatein purani itihas dump',
    answer:
      'Emit getThreadMessages with limit, page, roomId and threadId. A page has at most 100 messages; page 1 is the newest, and within a page the oldest message comes first.',
    sources: [
      {
        page: '/api-reference/get-thread-messages',
        anchor: '',
        evidence: 'A page has at most 100 messages.',
      },
      {
        page: '/api-reference/get-thread-messages',
        anchor: '',
        evidence: 'Page 1 is the newest; within a page the oldest message comes first.',
      },
    ],
    next: { label: 'Read the history', page: '/api-reference/get-thread-messages' },
    reviewed: REVIEWED,
  },
];
