import {
  ASSISTANT_ID,
  ASSISTANT_MENTION,
  CLIENT_EVENTS,
  ConnectionProblem,
  DELETED_USER_ID,
  EXCERPT_MAX_CHARACTERS,
  ReceivedMessage,
  UNREAD_MAX,
} from '../chat/chat.ts';
import {
  ClientUser,
  LastMessage,
  ListedThread,
  Message,
  MessageMeta,
  Pod,
  Room,
  Thread,
} from '../chat/chat-entities.ts';
import { describeObject } from './described-object.ts';

const FILE = 'For an attached file; `null` without one.';
const COUNTED = 'For answers; 0 if nothing was counted.';
const SENDER = `ID of the user; \`${ASSISTANT_ID}\` for an answer, \`${DELETED_USER_ID}\` if the user deleted the account. Note the spelling.`;
const MADE = 'When it was created, in UTC.';
const CHANGED = 'When it last changed, in UTC.';

export const room = describeObject('Room', Room, 'A place to talk.', {
  id: 'Names the room in every event.',
  name: 'For people.',
  description: 'For people.',
  roomType: 'The user’s own (`personal`), or shared by all users of the client (`client`).',
  type: 'What it’s used for.',
  isActive: 'Whether it accepts messages.',
  userType: 'Who can talk in it.',
  states: 'States its work can have.',
  createdDate: MADE,
  updatedDate: 'When something was last said in it, in UTC.',
  pod: 'What the room belongs to.',
});

export const pod = describeObject('Pod', Pod, 'What a room belongs to.', {
  id: 'Names the pod.',
  userId: 'Who it belongs to; `null` for the client room.',
  clientId: 'The client it belongs to.',
  podName: 'For people.',
  config: 'How work is sorted in it.',
  lastTaskNo: 'Number of the latest task.',
  desc: 'For people.',
  createdBy: 'ID of the user who created it; `null` if the system did.',
  createdDate: MADE,
  updatedDate: CHANGED,
});

export const podConfig = describeObject('PodConfig', Pod.properties.config, 'How work is sorted in a pod.', {
  priorities: 'Priorities a task can have.',
  states: 'States a task can have.',
  status: 'State of the pod itself.',
  podType: 'What kind of pod it is.',
  popuptask: 'Whether a new task opens by itself.',
});

export const thread = describeObject('Thread', Thread, 'One conversation in a room.', {
  id: 'Names the thread in every event.',
  desc: 'Beginning of the message that opened it.',
  endDate: '`null` while it’s open.',
  createdDate: MADE,
  updatedDate: CHANGED,
});

export const listedThread = describeObject(
  'ListedThread',
  ListedThread,
  'A conversation in the list of its room.',
  {
    id: 'Names the thread in every event.',
    desc: 'Beginning of the message that opened it.',
    endDate: '`null` while it’s open.',
    createdDate: MADE,
    updatedDate: 'When something was last said in it, in UTC.',
    totalMessages: 'In the thread, answers included.',
    unreadMessages: `Said by others since the user last marked the room as read; counted up to ${UNREAD_MAX}.`,
    lastMessage: 'The last thing said.',
  },
);

export const lastMessage = describeObject('LastMessage', LastMessage, 'The last thing said in a thread.', {
  id: 'Names the message in every event.',
  clientMessageId: 'The `id` its sender gave it, if any.',
  senderid: SENDER,
  content: `Its first ${EXCERPT_MAX_CHARACTERS} characters.`,
  isExcerpt: 'Whether there’s more of the message.',
  createdDate: MADE,
});

export const messageMeta = describeObject('MessageMeta', MessageMeta, 'Facts about an answer.', {
  isError: 'The answer only says there isn’t one.',
  isJson: 'The content is JSON for a program.',
  isViewEvent: 'The content opens a view.',
  feature: 'Which part of the product answered.',
  operation: 'What it did.',
  isGantt: 'The content is a plan over time.',
});

export const message = describeObject('Message', Message, 'What a person or an AI employee said.', {
  id: 'Names the message in every event.',
  clientMessageId: 'The `id` its sender gave it, if any.',
  senderid: SENDER,
  content: 'Text; Markdown for an answer.',
  isCommand: 'The text is an instruction to the product.',
  imageId: FILE,
  fileId: FILE,
  fname: FILE,
  s3Url: FILE,
  ftype: FILE,
  mimetype: FILE,
  thumbnailUrl: FILE,
  edited: 'Whether the text was changed after it was sent.',
  columnFilter: 'A filter that belongs to the text; `null` without one.',
  total_tokens: COUNTED,
  total_cost: 'US dollars. For answers; 0 if nothing was counted.',
  prompt_tokens: COUNTED,
  completion_tokens: COUNTED,
  meta: 'Facts about an answer.',
  reaction: 'Who reacted, and how.',
  messageState: 'Who has received it so far.',
  thread: 'The conversation it belongs to.',
  createdDate: MADE,
  updatedDate: CHANGED,
});

export const reaction = describeObject(
  'Reaction',
  Message.properties.reaction.items,
  'A reaction to a message.',
  {
    userId: 'Who reacted.',
    emoji: 'What the reaction is.',
  },
);

export const messageState = describeObject(
  'MessageState',
  Message.properties.messageState.items,
  'How far a message has gotten.',
  { userId: 'Who it went to.', state: 'How far it’s gotten.' },
);

export const echo = describeObject('Echo', ReceivedMessage.allOf[1], 'Where a stored message went.', {
  room: 'The room it was sent to.',
  creditsLeft: 'AI message credits the client has left this month; `null` without a limit.',
  subscription: 'Only when the month’s credits are used up: no answer follows.',
});

export const subscription = describeObject(
  'Subscription',
  ReceivedMessage.allOf[1].properties.subscription,
  'Why no answer follows.',
  { message: 'One English sentence for a person.', creditsLeft: 'AI message credits left this month.' },
);

export const clientUser = describeObject('ClientUser', ClientUser, 'A user of the same client.', {
  id: 'Messages use it to name their sender.',
  firstName: 'Empty if not provided.',
  middleName: 'Empty if not provided.',
  lastName: 'Empty if not provided.',
  isOnline: 'Whether the user has a socket open, in any window.',
});

export const connectionProblem = describeObject(
  'ConnectionProblem',
  ConnectionProblem,
  'Why a connection was refused, or a request wasn’t carried out.',
  { code: 'Stable, for programs.', message: 'One English sentence for a person.' },
);

export const aiMessage = describeObject(
  'AiMessage',
  CLIENT_EVENTS.aiMessage.fields,
  'A message to an AI employee.',
  {
    roomId: 'The room to post in, one of `rooms`.',
    threadId: 'The conversation to continue. `null`, or missing, opens a new one.',
    message:
      'The text; or an object with the text as `content` and an `id` of your own: send it twice and it’s stored once.',
    mention: `\`true\` to ask the AI employee in the client room without \`${ASSISTANT_MENTION}\` in the text.`,
  },
);

export const ownMessage = describeObject(
  'OwnMessage',
  CLIENT_EVENTS.aiMessage.fields.properties.message.anyOf[1],
  'A message with its sender’s own id.',
  {
    id: 'Unique among the sender’s messages, such as a UUID. It comes back as `clientMessageId`.',
    content: 'The text.',
    mention: 'The same as the event’s `mention`.',
  },
);

export const historyRequest = describeObject(
  'HistoryRequest',
  CLIENT_EVENTS.getThreadMessages.fields,
  'Which page of a conversation.',
  {
    limit: 'Messages on a page.',
    page: 'Counted from 1, the newest.',
    roomId: 'The room of the conversation.',
    threadId: 'The conversation.',
  },
);

export const threadsRequest = describeObject(
  'ThreadsRequest',
  CLIENT_EVENTS.getRoomThreads.fields,
  'Which of a room’s threads.',
  {
    limit: 'Threads on a page.',
    cursor: 'The previous page’s `nextCursor`; `null`, or missing, for the first page.',
    roomId: 'The room; one of `rooms`.',
  },
);

export const readMark = describeObject('ReadMark', CLIENT_EVENTS.updatelastRead.fields, 'What’s been read.', {
  roomId: 'The room the user has read to the end.',
});
