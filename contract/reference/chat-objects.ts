import { ASSISTANT_ID, CLIENT_EVENTS, ConnectionProblem, ReceivedMessage } from '../chat.ts';
import { ClientUser, Message, MessageMeta, Pod, Room, Thread } from '../chat-entities.ts';
import { describeObject } from './described-object.ts';

const FILE = 'Of an attached file; `null` without one.';
const COUNTED = 'Of an answer; 0 where nothing was counted.';
const MADE = 'When it was made, in UTC.';
const CHANGED = 'When it changed last, in UTC.';

export const room = describeObject('Room', Room, 'A place to talk in.', {
  id: 'Names the room in every event.',
  name: 'For people.',
  description: 'For people.',
  roomType: 'Of the user alone (`personal`), or shared by all users of the client (`client`).',
  type: 'What happens in it.',
  isActive: 'Whether messages may be sent to it.',
  userType: 'Who talks in it.',
  states: 'States that work in it can have.',
  createdDate: MADE,
  updatedDate: 'When something was said in it last, in UTC.',
  pod: 'What the room belongs to.',
});

export const pod = describeObject('Pod', Pod, 'What a room belongs to.', {
  id: 'Names the pod.',
  userId: 'Whose it is; `null` for the room of the client.',
  clientId: 'The client that it belongs to.',
  podName: 'For people.',
  config: 'How work is sorted in it.',
  lastTaskNo: 'Number of the latest task.',
  desc: 'For people.',
  createdBy: 'Id of the user who made it; `null` where the system did.',
  createdDate: MADE,
  updatedDate: CHANGED,
});

export const podConfig = describeObject('PodConfig', Pod.properties.config, 'How work is sorted in a pod.', {
  priorities: 'That a task can have.',
  states: 'That a task can have.',
  status: 'Of the pod itself.',
  podType: 'Which kind of pod it is.',
  popuptask: 'Whether a new task opens by itself.',
});

export const thread = describeObject('Thread', Thread, 'One conversation in a room.', {
  id: 'Names the thread in every event.',
  desc: 'Beginning of the message that opened it.',
  endDate: '`null` while it goes on.',
  createdDate: MADE,
  updatedDate: CHANGED,
});

export const messageMeta = describeObject('MessageMeta', MessageMeta, 'Facts about an answer.', {
  isError: 'The answer only says that none could be given.',
  isJson: 'The content is JSON for a program.',
  isViewEvent: 'The content opens a view.',
  feature: 'Which part of the product answered.',
  operation: 'What it did.',
  isGantt: 'The content is a plan over time.',
});

export const message = describeObject('Message', Message, 'What a person or an AI employee said.', {
  id: 'Names the message in every event.',
  clientMessageId: 'The `id` that its sender gave it, where one was given.',
  senderid: `Id of the user; \`${ASSISTANT_ID}\` for an answer. Note the spelling.`,
  content: 'Text; of an answer, Markdown.',
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
  total_cost: 'US dollars. Of an answer; 0 where nothing was counted.',
  prompt_tokens: COUNTED,
  completion_tokens: COUNTED,
  meta: 'Facts about an answer.',
  reaction: 'Who reacted, and how.',
  messageState: 'Who has got it so far.',
  thread: 'The conversation that it belongs to.',
  createdDate: MADE,
  updatedDate: CHANGED,
});

export const reaction = describeObject(
  'Reaction',
  Message.properties.reaction.items,
  'A reaction to a message.',
  {
    userId: 'Whose it is.',
    emoji: 'What it is.',
  },
);

export const messageState = describeObject(
  'MessageState',
  Message.properties.messageState.items,
  'How far a message has come.',
  { userId: 'To whom.', state: 'How far.' },
);

export const echo = describeObject('Echo', ReceivedMessage.allOf[1], 'Where a stored message went.', {
  room: 'The room that it was sent to.',
  subscription: 'Only when the credits of the month are used up: no answer follows.',
});

export const subscription = describeObject(
  'Subscription',
  ReceivedMessage.allOf[1].properties.subscription,
  'Why no answer follows.',
  { message: 'One English sentence for a person.', creditsLeft: 'AI message credits left this month.' },
);

export const clientUser = describeObject('ClientUser', ClientUser, 'Somebody of the same client.', {
  id: 'Messages name their sender by it.',
  firstName: 'Empty where none was given.',
  middleName: 'Empty where none was given.',
  lastName: 'Empty where none was given.',
  isOnline: 'Whether the user has a socket open, in any window.',
});

export const connectionProblem = describeObject(
  'ConnectionProblem',
  ConnectionProblem,
  'Why a connection was refused, or a request was not done.',
  { code: 'Stable, for programs.', message: 'One English sentence for a person.' },
);

export const aiMessage = describeObject(
  'AiMessage',
  CLIENT_EVENTS.aiMessage.fields,
  'A message to an AI employee.',
  {
    roomId: 'Where it is said; one of `rooms`.',
    threadId: 'Which conversation it continues. `null`, or missing, opens a new one.',
    message:
      'The text; or an object with the text as `content` and an `id` of your own: sent twice, it is stored once.',
  },
);

export const ownMessage = describeObject(
  'OwnMessage',
  CLIENT_EVENTS.aiMessage.fields.properties.message.anyOf[1],
  'A message under an id of its sender.',
  {
    id: 'Unique among the messages of its sender, such as a UUID. It comes back as `clientMessageId`.',
    content: 'The text.',
  },
);

export const historyRequest = describeObject(
  'HistoryRequest',
  CLIENT_EVENTS.getThreadMessages.fields,
  'Which page of which conversation.',
  {
    limit: 'Messages on a page.',
    page: 'Counted from 1, the newest.',
    roomId: 'The room of the conversation.',
    threadId: 'The conversation.',
  },
);

export const readMark = describeObject(
  'ReadMark',
  CLIENT_EVENTS.updatelastRead.fields,
  'What has been read.',
  {
    roomId: 'The room that the user has read to its end.',
  },
);
