import type { ChatSocket } from '../support/users.ts';
import { readHistory } from './chat-history.ts';

/**
 * Keeps what is said in a thread the way the reference advises clients: by the messages' ids, and after a reconnect
 * from the history, page by page, back to something that was known before the connection was lost.
 */
export class ChatReader {
  readonly #socket: ChatSocket;
  readonly #place: [roomId: string, threadId: string];
  /** Contents by id. */
  readonly messages = new Map<string, string>();
  /** Ids up to which there is no gap; `undefined` while connected and complete. */
  #complete: ReadonlySet<string> | undefined = new Set();

  constructor(socket: ChatSocket, { roomId, threadId }: { roomId: string; threadId: string }) {
    this.#socket = socket;
    this.#place = [roomId, threadId];
    socket.on('messageReceived', ({ id, content, thread }) => {
      if (thread.id === threadId) this.messages.set(id, content);
    });
    socket.on('PostAIResponse', (_roomId, answered, id, content) => {
      if (answered === threadId) this.messages.set(id, content);
    });
    socket.on('disconnect', () => {
      this.#complete ??= new Set(this.messages.keys());
    });
    socket.on('connect', () => void this.catchUp());
  }

  get isComplete(): boolean {
    return this.#complete === undefined;
  }

  /** Reads what was missed; a loss meanwhile leaves it to the next connection. */
  async catchUp(): Promise<void> {
    const complete = this.#complete ?? new Set<string>();
    const { id: connection } = this.#socket;
    const missed = await readHistory(this.#socket, ...this.#place, ({ id }) => complete.has(id));
    if (this.#socket.id !== connection) return;
    for (const { id, content } of missed) this.messages.set(id, content);
    this.#complete = undefined;
  }
}
