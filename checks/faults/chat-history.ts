import { HISTORY_PAGE_MAX } from 'contract/chat/chat.ts';
import type { Message } from 'contract/chat/chat-entities.ts';
import type { ChatSocket } from '../support/users.ts';

type Page = [messages: Message[], roomId: string, totalMessages: number, totalPages: number];

/**
 * The messages of a thread, oldest first.
 * @param isKnown ends the walk at the first page with a message that the reader has already
 */
export async function readHistory(
  socket: ChatSocket,
  roomId: string,
  threadId: string,
  isKnown: (message: Message) => boolean = () => false,
): Promise<Message[]> {
  const messages: Message[] = [];
  for (let page = 1; ; page += 1) {
    const [older, , , totalPages] = await readPage(socket, HISTORY_PAGE_MAX, page, roomId, threadId);
    messages.unshift(...older);
    if (page >= totalPages || older.some(isKnown)) return messages;
  }
}

/** Returns the number of messages that the thread has by now. */
export async function countMessages(socket: ChatSocket, roomId: string, threadId: string): Promise<number> {
  const [, , totalMessages] = await readPage(socket, 1, 1, roomId, threadId);
  return totalMessages;
}

function readPage(socket: ChatSocket, limit: number, page: number, roomId: string, threadId: string) {
  return new Promise<Page>((resolve) => {
    socket.emit('getThreadMessages', limit, page, roomId, threadId, (...answer) => resolve(answer as Page));
  });
}
