import Type, { type Static } from 'typebox';

/** Values that the reference shows (S2 section 4, 'Chat data values shown'). */
export const ROOM_STATES = ['Todo', 'In-progress', 'Pending', 'Done'] as const;
export const POD_STATES = ['Todo', 'In-progress', 'Review', 'Completed'] as const;
export const POD_PRIORITIES = ['LowPriority', 'mediumPriority', 'highPriority'] as const;
export const POD_STATUS = 'Active';

/** ISO 8601, UTC. */
const moment = Type.String({ format: 'date-time' });

/** Owner of a room (S2 section 3, 'Room'). */
export const Pod = Type.Object({
  id: Type.String(),
  /** Its maker: a user for a personal room, `null` for the room of a client. */
  userId: Type.Union([Type.String(), Type.Null()]),
  clientId: Type.String(),
  podName: Type.String(),
  config: Type.Object({
    priorities: Type.Array(Type.Enum([...POD_PRIORITIES])),
    states: Type.Array(Type.Enum([...POD_STATES])),
    status: Type.Literal(POD_STATUS),
    podType: Type.String(),
    popuptask: Type.Boolean(),
  }),
  lastTaskNo: Type.Integer(),
  desc: Type.String(),
  createdBy: Type.Union([Type.String(), Type.Null()]),
  createdDate: moment,
  updatedDate: moment,
});

/** A place to talk in: a user's own one, or the one that all users of a client share (S2 sections 3 and 6). */
export const Room = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  roomType: Type.Enum(['personal', 'client']),
  type: Type.Literal('chat'),
  isActive: Type.Boolean(),
  userType: Type.Literal('user'),
  states: Type.Array(Type.Enum([...ROOM_STATES])),
  createdDate: moment,
  updatedDate: moment,
  pod: Pod,
});

export type Room = Static<typeof Room>;

/** One conversation in a room; the first message that names none opens it (S2 section 3, 'Thread'). */
export const Thread = Type.Object({
  id: Type.String(),
  desc: Type.String(),
  endDate: Type.Union([moment, Type.Null()]),
  createdDate: moment,
  updatedDate: moment,
});

export type Thread = Static<typeof Thread>;

/** Facts about an answer (S2 section 3, 'Message'). */
export const MessageMeta = Type.Object({
  isError: Type.Boolean(),
  isJson: Type.Boolean(),
  isViewEvent: Type.Boolean(),
  feature: Type.String(),
  operation: Type.String(),
  isGantt: Type.Boolean(),
});

export type MessageMeta = Static<typeof MessageMeta>;

const optionalText = Type.Union([Type.String(), Type.Null()]);

/** Message of a person or an AI employee (S2 section 3, 'Message'). */
export const Message = Type.Object({
  id: Type.String(),
  /** The id that the sender gave it, if any: tells the sender which of its messages this is. */
  clientMessageId: Type.Optional(Type.String()),
  /** The user's id; `assistant` for an answer. */
  senderid: Type.String(),
  content: Type.String(),
  isCommand: Type.Boolean(),
  imageId: optionalText,
  fileId: optionalText,
  fname: optionalText,
  s3Url: optionalText,
  ftype: optionalText,
  mimetype: optionalText,
  thumbnailUrl: optionalText,
  edited: Type.Boolean(),
  columnFilter: optionalText,
  total_tokens: Type.Integer(),
  /** US dollars. */
  total_cost: Type.Number(),
  prompt_tokens: Type.Integer(),
  completion_tokens: Type.Integer(),
  meta: MessageMeta,
  reaction: Type.Array(Type.Object({ userId: Type.String(), emoji: Type.String() })),
  messageState: Type.Array(Type.Object({ userId: Type.String(), state: Type.String() })),
  thread: Thread,
  createdDate: moment,
  updatedDate: moment,
});

export type Message = Static<typeof Message>;

/** The beginning of what was said last in a conversation (design.md, 'Additions to S2'). */
export const LastMessage = Type.Object({
  id: Type.String(),
  /** Same as in a message. */
  clientMessageId: Type.Optional(Type.String()),
  senderid: Type.String(),
  content: Type.String(),
  /** The message goes on where `content` ends. */
  isExcerpt: Type.Boolean(),
  createdDate: moment,
});

/** A conversation as a list of them shows it: a thread, and how far it and its reader have come. */
export const ListedThread = Type.Object({
  ...Thread.properties,
  totalMessages: Type.Integer(),
  /** Number of messages from others since the user last marked the room as read; counted up to a limit. */
  unreadMessages: Type.Integer(),
  lastMessage: LastMessage,
});

export type ListedThread = Static<typeof ListedThread>;

/** A user of the same client, as the second argument of `rooms` lists them. */
export const ClientUser = Type.Object({
  id: Type.String(),
  firstName: Type.String(),
  middleName: Type.String(),
  lastName: Type.String(),
  isOnline: Type.Boolean(),
});

export type ClientUser = Static<typeof ClientUser>;
