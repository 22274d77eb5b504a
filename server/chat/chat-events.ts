import type { ClientEvent, ClientPayload, ReceivedMessage, ServerToClientEvents } from 'contract/chat.ts';
import type { Room } from 'contract/chat-entities.ts';
import type { Clock } from '../clock.ts';
import type { Answering } from './answering.ts';
import { roomChannel, userChannel } from './channels.ts';
import { ChatProblem } from './chat-problem.ts';
import type { ChatServer, ChatSocket } from './chat-server.ts';
import type { ChatSession } from './chat-session.ts';
import type { HistoryAnchors } from './history-anchors.ts';
import { metaOf, toMessage } from './message-entity.ts';
import type { PlacedMessage } from './message-rows.ts';
import type { MessageStore, StoredQuestion } from './messages.store.ts';
import type { RoomStore } from './rooms.store.ts';

interface EventParts {
  io: ChatServer;
  rooms: RoomStore;
  messages: MessageStore;
  answering: Pick<Answering, 'add'>;
  clock: Clock;
}

/** The socket that sent an event. */
export interface Sender {
  socket: ChatSocket;
  session: ChatSession;
  anchors: HistoryAnchors;
}

/** Does what a client asks for; resolves with the arguments of the event that answers it. */
export type ChatEvents = {
  [Event in ClientEvent]: (payload: ClientPayload<Event>, sender: Sender) => Promise<readonly unknown[]>;
};

type Arguments<Event extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[Event]>;

const NO_CREDITS = {
  message: 'The credits of your plan are used up for this month, so no answer follows.',
  creditsLeft: 0,
};
const READ = 'The room is marked as read.';

/** The events of S2 section 7, each answered after what it does is on disk. */
export function createChatEvents({ io, rooms, messages, answering, clock }: EventParts): ChatEvents {
  return {
    async aiMessage({ roomId, threadId = null, message }, { socket, session }) {
      const room = findRoom(session, roomId);
      const { id: clientMessageId = null, content } =
        typeof message === 'string' ? { content: message } : message;
      const stored = await messages.insertQuestion({
        roomId,
        threadId,
        senderId: session.userId,
        clientId: session.clientId,
        clientMessageId,
        content: content.toWellFormed(),
      });
      const received = describeReceived(stored, room);
      if (stored.isKnown) {
        // Told to the sender alone: the others have heard it.
        socket.emit('messageReceived', received);
        if (stored.answer) socket.emit('PostAIResponse', ...describeAnswer(stored.answer, stored.thread));
      } else {
        io.to(roomChannel(roomId)).emit('messageReceived', received);
        if (!stored.isUnpaid) answering.add(stored);
      }
      return [received];
    },

    async getThreadMessages({ limit, page, roomId, threadId }, { socket, session, anchors }) {
      findRoom(session, roomId);
      const found = await messages.findPage({ roomId, threadId, page, limit }, anchors.find(threadId, page));
      if (!found) throw new ChatProblem('not_found');
      const { newest, totalPages, thread } = found;
      anchors.keep(threadId, newest);
      const entities = found.messages.map((message) => toMessage(message, thread));
      const answer: Arguments<'ThreadMessages'> = [entities, roomId, newest, totalPages, page, limit];
      socket.emit('ThreadMessages', ...answer);
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

/** The arguments of `PostAIResponse`. */
export function describeAnswer(
  message: PlacedMessage['message'],
  thread: PlacedMessage['thread'],
): Arguments<'PostAIResponse'> {
  const { id, content, sender_id, created_at } = message;
  return [thread.room_id, thread.id, id, content, sender_id, created_at, created_at, metaOf(message)];
}

function describeReceived({ message, thread, isUnpaid }: StoredQuestion, room: Room): ReceivedMessage {
  return {
    ...toMessage(message, thread),
    room: { ...room, updatedDate: message.created_at },
    ...(isUnpaid ? { subscription: NO_CREDITS } : {}),
  };
}

/** Another client's room is answered like one that does not exist. */
function findRoom({ rooms }: ChatSession, roomId: string): Room {
  const room = rooms.get(roomId);
  if (!room) throw new ChatProblem('not_found');
  return room;
}
