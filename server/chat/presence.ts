import { clientChannel, userChannel } from './channels.ts';
import type { ChatServer, ChatSocket, SocketData } from './chat-server.ts';

/** What of a connection is known to every process. */
type Tab = SocketData & { id: string };

/**
 * Tells the users of a client who is online. Somebody with several tabs, on whichever process, is online once, and
 * one who comes back within the grace was never away.
 */
export class Presence {
  readonly #io: ChatServer;
  readonly #graceMs: number;
  /** By user. */
  readonly #leaving = new Map<string, { clientId: string; timer: NodeJS.Timeout }>();

  constructor(io: ChatServer, graceMs: number) {
    this.#io = io;
    this.#graceMs = graceMs;
  }

  /** The users of the client who have a tab open, or of whom nobody has been told yet that they left. */
  async listOnline(clientId: string): Promise<Set<string>> {
    const tabs = await this.#listTabs(clientChannel(clientId));
    const leaving = [...this.#leaving].filter(([, user]) => user.clientId === clientId);
    return new Set([...tabs.map(({ userId }) => userId), ...leaving.map(([userId]) => userId)]);
  }

  /** Tells the others when this is the user's first tab. */
  async arrive(socket: ChatSocket): Promise<void> {
    const { userId, clientId } = socket.data;
    const wasLeaving = this.#stopLeaving(userId);
    const tabs = await this.#listTabs(userChannel(userId));
    const isFirst = tabs.every((other) => other.id === socket.id || goesFirst(socket.id, other));
    socket.data.hasArrived = true;
    if (isFirst && !wasLeaving) this.#tell(clientId, userId, true);
  }

  /** Tells the others unless the user has, or soon opens, another tab. */
  leave({ data: { userId, clientId } }: ChatSocket): void {
    this.#stopLeaving(userId);
    const timer = setTimeout(() => void this.#confirmLeft(userId, clientId, timer), this.#graceMs);
    this.#leaving.set(userId, { clientId, timer });
  }

  /** Says nothing any more: who is disconnected by a restart is soon back. */
  close(): void {
    for (const userId of [...this.#leaving.keys()]) this.#stopLeaving(userId);
  }

  async #confirmLeft(userId: string, clientId: string, timer: NodeJS.Timeout): Promise<void> {
    const tabs = await this.#listTabs(userChannel(userId));
    if (this.#leaving.get(userId)?.timer !== timer) return;
    this.#leaving.delete(userId);
    if (tabs.length === 0) this.#tell(clientId, userId, false);
  }

  #tell(clientId: string, userId: string, isOnline: boolean): void {
    this.#io.to(clientChannel(clientId)).except(userChannel(userId)).emit('userOnline', userId, isOnline);
  }

  #stopLeaving(userId: string): boolean {
    clearTimeout(this.#leaving.get(userId)?.timer);
    return this.#leaving.delete(userId);
  }

  async #listTabs(channel: string): Promise<Tab[]> {
    try {
      const sockets = await this.#io.in(channel).fetchSockets();
      return sockets.map(({ id, data }) => ({ id, ...data }));
    } catch {
      // The other processes do not answer: what this one knows is better than nothing.
      const ids = this.#io.of('/').adapter.rooms.get(channel) ?? [];
      return [...ids].flatMap((id) => {
        const socket = this.#io.of('/').sockets.get(id);
        return socket ? [{ id, ...socket.data }] : [];
      });
    }
  }
}

/** Of two tabs that arrive at once and see each other, exactly one goes first. */
function goesFirst(id: string, other: Tab): boolean {
  return !other.hasArrived && id < other.id;
}
