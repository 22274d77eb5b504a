import type { Topic } from '../topic.ts';

const ASK_US = { label: 'Ask us', page: '/contact-us' };
const SEND = { label: 'Send a message', page: '/api-reference/ai-message' };
const SOCKET = { label: 'Connect the socket', page: '/api-reference/socket' };
const REVIEWED = '2026-11-26';

export const chatApiTopics: readonly Topic[] = [
  {
    id: 'chat-connect',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'How do I connect to the chat socket?',
    phrasings: [
      'connect the socket',
      'Socket.IO connection',
      'WebSocket URL for chat',
      'how do I pass the token to the socket',
      'which Socket.IO client version',
      'long polling transport',
      'rooms event after connecting',
      'connectionError unauthorized on the socket',
      'sokcet io conect',
      'Chat-Socket verbinden',
      'socket se connect kaise kare',
      'conectar el socket',
    ],
    words:
      'handshake wss ws engine v2 v3 mismatch extraheaders bearer 400 error xhr poll python socketio nginx proxy upgrade verbindungsaufbau aufbauen anschließen judna listen hangs silent events namespace',
    answer:
      'Use a version 4 Socket.IO client on the host itself, with the access token in the Authorization header, or in a browser as auth: { token }. Wait for rooms, not connect: only rooms tells you the token was accepted.',
    sources: [
      {
        page: '/api-reference/socket',
        anchor: '',
        evidence:
          'Use a version 4 Socket.IO client; the path is the default, /socket.io/. Both transports work: WebSocket and HTTP long polling. Browsers can’t send your headers with a WebSocket: pass the token as auth: { token } there instead.',
      },
      {
        page: '/api-reference/socket',
        anchor: '',
        evidence: 'Wait for rooms, not connect: only rooms tells you the token was accepted.',
      },
    ],
    next: SOCKET,
    reviewed: REVIEWED,
  },
  {
    id: 'chat-reconnect',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'What happens when the socket connection drops?',
    phrasings: [
      'reconnect after a dropped connection',
      'socket disconnected, resend the message',
      'login_ended or token_expired on the socket',
      'automatic reconnection of the client',
      'missed messages while offline',
      'connection lost while waiting for an answer',
      'does the socket close when the token expires',
      'reconect soket',
      'Verbindung abgebrochen, wieder verbinden',
      'connection toot jaye to kya kare',
    ],
    words:
      'flaky wifi tunnel train mobile network sleep laptop lid transport ping timeout server restart deploy econnreset heartbeat queue gap backfill resume session recovery verbindungsabbruch netz weg unterbrochen getrennt net chala gaya jata 1006 abnormal closure',
    answer:
      'Connect again; rooms is sent after each reconnect. A message that has an id of your own can be resent: it’s stored, answered and billed once. If the token expired, refresh it first.',
    sources: [
      {
        page: '/api-reference/socket',
        anchor: '',
        evidence:
          'A connection ends when its token expires, with a connectionError whose code is token_expired. Refresh the tokens and connect again.',
      },
      {
        page: '/api-reference/socket',
        anchor: 'rooms',
        evidence: 'Replace what you have, because it’s sent again after each reconnect.',
      },
      {
        page: '/api-reference/ai-message',
        anchor: '',
        evidence:
          'If the connection drops, you can resend a message that has an id of your own: it’s stored, answered and billed once.',
      },
    ],
    next: SOCKET,
    reviewed: REVIEWED,
  },
  {
    id: 'chat-send-message',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'How do I send a message and get the answer?',
    phrasings: [
      'emit aiMessage',
      'send a chat message with the API',
      'PostAIResponse event',
      'messageReceived echo',
      'roomId and threadId arguments',
      'ask an AI employee a question from code',
      'post into a room',
      'start a new thread programmatically',
      'which event brings the answer',
      'snd mesage via socket',
      'Nachricht per API senden',
      'API se message kaise bheje',
    ],
    words:
      'prompt agent bot reply listener callback ack acknowledgment payload nothing silence waiting response await uuid conversation talk script frage stellen absenden antwort empfangen sawal bhejna jawab trigger cost',
    answer:
      'Emit aiMessage with roomId, threadId and message; leave threadId out on the first one. messageReceived echoes it with its new thread, then PostAIResponse brings the answer. Each message it answers costs one credit; in the client room it answers only what says @assistant.',
    sources: [
      {
        page: '/api-reference/ai-message',
        anchor: '',
        evidence:
          'The server stores and echoes it, then sends the answer. Omit threadId on the first message; the echo returns the new one.',
      },
      {
        page: '/api-reference/ai-message',
        anchor: '',
        evidence: 'Each message that’s to be answered costs one of the month’s AI message credits',
      },
      {
        page: '/api-reference/ai-message',
        anchor: 'PostAIResponse',
        evidence: 'Delivers the AI employee’s answer. After messageReceived, once the answer is stored',
      },
    ],
    next: SEND,
    reviewed: REVIEWED,
  },
  {
    id: 'chat-message-length',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'How long can a chat message be?',
    phrasings: [
      'maximum message length',
      'character limit of a message',
      'how many characters can I send',
      'invalid_payload, text too long',
      'max size of a packet',
      'is there a token limit for the prompt I send',
      'empty message rejected',
      'max charcters mesage',
      'Maximale Länge einer Nachricht',
      'message mein kitne characters bhej sakte hain',
      'longitud máxima de un mensaje',
    ],
    words:
      'cut truncated overflow big huge essay paste book chunk split buffer maxhttpbuffersize 64kb kilobytes words emoji utf bytes whitespace zeichenlimit lang nachrichtenlänge abgeschnitten lamba bada 8000 blank',
    answer:
      'From 1 to 8,000 characters, stored as is. A packet can be up to 64 KiB; a larger one ends the connection.',
    sources: [
      {
        page: '/api-reference/ai-message',
        anchor: '',
        evidence: 'A message can have 1 to 8,000 characters. It’s stored as is, with nothing trimmed.',
      },
      {
        page: '/api-reference/socket',
        anchor: '',
        evidence: 'A packet can be up to 64 KiB; a larger one ends the connection.',
      },
    ],
    next: SEND,
    reviewed: REVIEWED,
  },
  {
    id: 'chat-streaming',
    group: 'Developers',
    audience: 'developer',
    status: 'not-published',
    question: 'Does the chat API stream answers token by token?',
    phrasings: [
      'streaming tokens',
      'stream the answer as it is written',
      'partial responses over the socket',
      'server-sent events for the reply',
      'typing indicator while the AI answers',
      'stop a running generation',
      'answer word by word',
      'streming respnse',
      'Antwort als Stream Wort für Wort',
      'answer streaming hota hai kya',
      '¿la API transmite tokens?',
    ],
    words:
      'chunk chunks incremental sse delta effect spinner slow wait full text once abort cancel latency progress stückweise häppchenweise fortlaufend tippt ek shabd dheere typewriter realtime output gradually eventsource',
    answer:
      'We don’t publish streaming yet; ask us if you need it. What’s documented is assistantTyping while it works, then one event per answer: PostAIResponse, sent once the answer is stored.',
    sources: [
      {
        page: '/api-reference/ai-message',
        anchor: 'PostAIResponse',
        evidence: 'After messageReceived, once the answer is stored, to every socket that can read the room.',
      },
    ],
    next: SEND,
    unpublished: [
      /stream(?:s|ed|ing) (?:the |an )?(?:answers?|tokens?|responses?)/i,
      /token by token/i,
      /server-sent events/i,
    ],
    reviewed: REVIEWED,
  },
  {
    id: 'chat-files',
    group: 'Developers',
    audience: 'developer',
    status: 'not-published',
    question: 'Can I send files or images over the API?',
    phrasings: [
      'file upload via API',
      'attach a PDF to a message',
      'image upload in chat',
      'upload documents to the knowledge by API',
      's3Url and fileId fields, how are they filled',
      'multipart upload endpoint',
      'attachments in aiMessage',
      'uplod fiel api',
      'Datei per API hochladen',
      'API se file kaise upload kare',
      'subir archivos por la API',
    ],
    words:
      'photo screenshot picture scan invoice docx csv xlsx base64 blob binary form data presigned bucket s3 put attachment null mime type size limit dokument anhängen bild anhang dateien mitschicken bhejna document vision ocr audio voice',
    answer:
      'We don’t publish a call that uploads files. Messages have fields for an attached file, which are null without one. Ask us what you’d like to send.',
    sources: [
      {
        page: '/api-reference/ai-message',
        anchor: 'objects',
        evidence:
          'fileId: Type: string or null; Present: always; Meaning: For an attached file; null without one.',
      },
    ],
    next: ASK_US,
    unpublished: [/upload(?:s|ing)? (?:a |the )?(?:files?|images?|documents?)/i, /multipart/i],
    reviewed: REVIEWED,
  },
  {
    id: 'chat-idempotency',
    group: 'Developers',
    audience: 'developer',
    status: 'published',
    question: 'How do I avoid sending something twice?',
    phrasings: [
      'idempotency key',
      'duplicate message after a retry',
      'message_id_reused',
      'safe retries, exactly once',
      'clientMessageId',
      'will a resend be billed twice',
      'idempotencyKey for book_demo',
      'idempotancy',
      'Doppelte Nachricht beim erneuten Senden vermeiden',
      'same message do baar na jaye, kaise kare',
    ],
    words:
      'double post dedupe deduplicate replay network timeout resubmit uuid click button loop least unique conflict 409 doppelt gesendet zweimal abgerechnet wiederholung dohra client generated',
    answer:
      'Give a chat message an id of your own: send it twice and it’s stored, answered and billed once. The agents’ tools that act take an idempotencyKey for the same purpose.',
    sources: [
      {
        page: '/api-reference/ai-message',
        anchor: '',
        evidence: 'it’s stored, answered and billed once.',
      },
      {
        page: '/api-reference/ai-message',
        anchor: 'request-body',
        evidence: 'an id of your own: send it twice and it’s stored once.',
      },
      {
        page: '/api-reference/mcp',
        anchor: 'book_demo',
        evidence: 'Reuse it if you repeat the call, and the request is stored once.',
      },
    ],
    next: SEND,
    reviewed: REVIEWED,
  },
];
