import type {
  ClientEvent,
  ClientPayload,
  ReceivedMessage,
  ServerToClientEvents,
} from 'contract/chat/chat.ts';
import type { Room } from 'contract/chat/chat-entities.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Answering } from './answering/answering.ts';
import { isAddressed } from './answering/mention.rules.ts';
import { ChatProblem } from './chat-problem.ts';
import type { ChatSession } from './chat-session.ts';
import type { HistoryAnchors } from './history/history-anchors.ts';
import { MESSAGE_FRAME_BYTES } from './history/history-page.rules.ts';
import type { HistoryReads } from './history/history-reads.ts';
import type { Allowances } from './limits/allowances.ts';
import { metaOf, toMessage } from './store/message-entity.ts';
import type { PlacedMessage } from './store/message-rows.ts';
import type { MessageStore, StoredQuestion } from './store/messages.store.ts';
import type { RoomStore } from './store/rooms.store.ts';
import type { ThreadStore } from './store/threads.store.ts';
import { roomChannel, userChannel } from './transport/channels.ts';
import type { ChatServer, ChatSocket } from './transport/chat-server.ts';

interface EventParts {
  io: ChatServer;
  rooms: RoomStore;
  messages: MessageStore;
  threads: ThreadStore;
  answering: Pick<Answering, 'add'>;
  reads: HistoryReads;
  allowances: Pick<Allowances, 'takeMessage' | 'telling'>;
  clock: Clock;
}

/** The socket that sent an event. */
export interface Sender {
  socket: ChatSocket;
  session: ChatSession;
  anchors: HistoryAnchors;
}

/** Handles a client's request; resolves with the arguments of the event that answers it. */
export type ChatEvents = {
  [Event in ClientEvent]: (payload: ClientPayload<Event>, sender: Sender) => Promise<readonly unknown[]>;
};

interface Listeners {
  emit(event: 'PostAIResponse', ...answer: Arguments<'PostAIResponse'>): unknown;
}

type Arguments<Event extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[Event]>;

const NO_CREDITS = {
  message: 'Your plan’s credits for this month are used up, so you won’t get an answer.',
  creditsLeft: 0,
};
/** The echo and the answer. */
const EVENTS_PER_QUESTION = 2;
/** The event and its acknowledgement. */
const COPIES_OF_PAGE = 2;
const READ = 'The room is marked as read.';

/** The events of S2 section 7 and its additions (design.md), each answered after what it does is on disk. */
export function createChatEvents(parts: EventParts): ChatEvents {
  const { io, rooms, messages, threads, answering, reads, allowances, clock } = parts;

  /** Charges the cost of sending a message, its answer included, to everyone in the room. */
  function chargeTelling(session: ChatSession, roomId: string, content: string): void {
    const listeners = io.of('/').adapter.rooms.get(roomChannel(roomId))?.size ?? 0;
    allowances.telling.charge(session, listeners * EVENTS_PER_QUESTION * bytesOf([{ content }]));
  }

  return {
    async aiMessage({ roomId, threadId = null, message, mention }, { socket, session }) {
      const room = findRoom(session, roomId);
      if (!allowances.takeMessage(session)) throw new ChatProblem('rate_limited');
      const own = typeof message === 'string' ? { content: message } : message;
      const { id: clientMessageId = null, content } = own;
      const addressed = isAddressed(room, { content, mention: mention ?? own.mention ?? false });
      const { userId: senderId, clientId } = session;
      const question = {
        roomId,
        threadId,
        senderId,
        clientId,
        clientMessageId,
        content,
        isAddressed: addressed,
      };
      const stored = await messages.insertQuestion(question, (stored) => {
        chargeTelling(session, roomId, content);
        io.to(roomChannel(roomId)).emit('messageReceived', describeReceived(stored, room));
        if (addressed && !stored.isUnpaid) answering.add({ ...stored, clientId });
      });
      const received = describeReceived(stored, room);
      if (stored.isKnown) {
        // Sent to the sender alone: the others have it already.
        socket.emit('messageReceived', received);
        if (stored.answer) emitAnswer(socket, { message: stored.answer, thread: stored.thread });
      }
      return [received];
    },

    async getThreadMessages({ limit: asked, page, roomId, threadId }, { socket, session, anchors }) {
      findRoom(session, roomId);
      const { answer } = await reads.run(session, async () => {
        // A reader who has left while the page waited for its turn needs none.
        if (!socket.connected) throw new ChatProblem('overloaded');
        const place = { roomId, threadId, page, limit: asked };
        const found = await messages.findPage(place, anchors.find(threadId, page));
        if (!found) throw new ChatProblem('not_found');
        const { newest, longest, limit, totalPages, thread } = found;
        anchors.keep(threadId, { newest, longest });
        const entities = found.messages.map((message) => toMessage(message, thread));
        const answer: Arguments<'ThreadMessages'> = [entities, roomId, newest, totalPages, page, limit];
        socket.emit('ThreadMessages', ...answer);
        return { answer, bytes: COPIES_OF_PAGE * bytesOf(entities) };
      });
      return answer;
    },

    async getRoomThreads({ limit, cursor = null, roomId }, { socket, session }) {
      findRoom(session, roomId);
      const { answer } = await reads.run(session, async () => {
        if (!socket.connected) throw new ChatProblem('overloaded');
        const page = await threads.listThreads({ roomId, userId: session.userId, cursor, limit });
        const answer: Arguments<'RoomThreads'> = [page.threads, roomId, page.nextCursor];
        socket.emit('RoomThreads', ...answer);
        const shown = page.threads.map(({ lastMessage }) => lastMessage);
        return { answer, bytes: COPIES_OF_PAGE * bytesOf(shown) };
      });
      return answer;
    },

    async updatelastRead({ roomId }, { session }) {
      findRoom(session, roomId);
      const now = clock();
      await rooms.updateLastRead(roomId, session.userId, now);
      const answer: Arguments<'updatedlastRead'> = [roomId, session.userId, now.toISOString(), READ];
      io.to(userChannel(session.userId)).emit('updatedlastRead', ...answer);
      return answer;
    },
  };
}

/** Returns the size of messages as JSON. */
function bytesOf(messages: readonly { content: string }[]): number {
  return messages.reduce((sum, { content }) => sum + MESSAGE_FRAME_BYTES + Buffer.byteLength(content), 0);
}

/** Sends an answer to a socket, or to a whole room. */
export function emitAnswer(listeners: Listeners, { message, thread }: PlacedMessage): void {
  const { id, content, sender_id, created_at } = message;
  const meta = metaOf(message);
  const answer = [thread.room_id, thread.id, id, content, sender_id, created_at, created_at, meta] as const;
  listeners.emit('PostAIResponse', ...answer);
}

function describeReceived(
  { message, thread, isUnpaid, creditsLeft }: StoredQuestion,
  room: Room,
): ReceivedMessage {
  return {
    ...toMessage(message, thread),
    room: { ...room, updatedDate: message.created_at },
    creditsLeft,
    ...(isUnpaid ? { subscription: NO_CREDITS } : {}),
  };
}

/** Another client's room is answered like one that does not exist. */
function findRoom({ rooms }: ChatSession, roomId: string): Room {
  const room = rooms.get(roomId);
  if (!room) throw new ChatProblem('not_found');
  return room;
}
